import React, {Fragment, type ReactNode} from 'react';

/** A name in code, which breaks before a capital letter where it is too long for its line. */
export function Name({name}: {name: string}): ReactNode {
  const parts = name.match(/[A-Z]*[^A-Z]+|[A-Z]+/g) ?? [name];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
