import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/ui/Icon';

function icon(path: string): ReactNode {
  return (
    <Icon size={16}>
      <path d={path} />
    </Icon>
  );
}

export const SunIcon = icon(
  'M10.75 8a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0ZM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
);

export const MoonIcon = icon('M13.5 9.7A5.8 5.8 0 0 1 6.3 2.5a5.8 5.8 0 1 0 7.2 7.2Z');

export const ScreenIcon = icon(
  'M3 2.75h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1ZM5.5 13.75h5',
);

export const LinkIcon = icon(
  'm6.6 9.4 2.8-2.8M7.3 4.5l1.4-1.4a3 3 0 0 1 4.2 4.2l-1.4 1.4M8.7 11.5l-1.4 1.4a3 3 0 0 1-4.2-4.2l1.4-1.4',
);

export const CheckIcon = icon('m3.5 8.5 3 3 6-7');
