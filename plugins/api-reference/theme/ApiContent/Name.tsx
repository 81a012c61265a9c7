import React, {Fragment, type ReactNode} from 'react';
import {namePieces} from '@site/src/navigation';

/** A name in code, which breaks before a capital letter where it is too long for its line. */
export function Name({name}: {name: string}): ReactNode {
  return namePieces(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
