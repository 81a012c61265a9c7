import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/ui/Icon';

export type MarkKind = 'pro' | 'premium' | 'newFeature' | 'planned' | 'unstable';

/** The sign of a mark, 12 px: shapes that differ without their color. */
export function Glyph({kind}: {kind: MarkKind}): ReactNode {
  return <Icon size={12}>{shapes[kind]}</Icon>;
}

const shapes: Readonly<Record<MarkKind, ReactNode>> = {
  // Half of a diamond, a whole one.
  pro: (
    <>
      <path d="M6 1.2 10.8 6 6 10.8 1.2 6z" />
      <path d="M6 1.2v9.6L1.2 6z" fill="currentColor" />
    </>
  ),
  premium: <path d="M6 1.2 10.8 6 6 10.8 1.2 6z" fill="currentColor" />,
  // A star of four points.
  newFeature: <path d="M6 1.5v9M1.5 6h9" strokeWidth="2" />,
  // A flask.
  unstable: <path d="M4.5 1.2h3M5 1.2v3.3L2 10.5h8L7 4.5V1.2" />,
  // A clock whose ring is not closed.
  planned: (
    <>
      <circle cx="6" cy="6" r="4.6" strokeDasharray="2 1.4" />
      <path d="M6 3.6V6l1.6 1" />
    </>
  ),
};
