import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/ui/Icon';

const paths = {
  filter: 'M11.25 7a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 0 1 8.5 0Zm-1.2 3.05 3.2 3.2',
  choice: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  copy: 'M7 5.5h5.5A1.5 1.5 0 0 1 14 7v5.5a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 7 5.5ZM3.2 10.4A1.5 1.5 0 0 1 2 8.9V3.5A1.5 1.5 0 0 1 3.5 2h5.4a1.5 1.5 0 0 1 1.5 1.2',
  package: 'm8 1.9 5.3 3v6.2L8 14.1l-5.3-3V4.9ZM2.9 5 8 7.9 13.1 5M8 7.9v6',
  source: 'M5.25 4.5 1.75 8l3.5 3.5m5.5-7L14.25 8l-3.5 3.5',
  json: 'M6 2.75H5.5a1.75 1.75 0 0 0-1.75 1.75v1.75A1.75 1.75 0 0 1 2 8a1.75 1.75 0 0 1 1.75 1.75v1.75a1.75 1.75 0 0 0 1.75 1.75H6m4-10.5h.5a1.75 1.75 0 0 1 1.75 1.75v1.75A1.75 1.75 0 0 0 14 8a1.75 1.75 0 0 0-1.75 1.75v1.75a1.75 1.75 0 0 1-1.75 1.75H10',
  arrow: 'M2.75 8h10.5M9.25 4l4 4-4 4',
  close: 'm3.75 3.75 8.5 8.5m0-8.5-8.5 8.5',
};

/** A small outline icon of the reference; decoration, as everywhere. */
export function SmallIcon({name}: {name: keyof typeof paths}): ReactNode {
  return (
    <Icon size={16}>
      <path d={paths[name]} />
    </Icon>
  );
}
