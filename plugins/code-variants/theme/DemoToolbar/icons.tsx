import React, {type ReactNode} from 'react';

/** Outline icons of the toolbar, drawn with the text's color. They are decoration: labels carry the meaning. */
const paths = {
  code: 'm7.5 6-4 4 4 4M12.5 6l4 4-4 4',
  copy: 'M8.5 7h6A1.5 1.5 0 0 1 16 8.5v6a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 7 14.5v-6A1.5 1.5 0 0 1 8.5 7ZM4 12.5v-7A1.5 1.5 0 0 1 5.5 4h7',
  done: 'm4.5 10.5 3.5 3.5 7.5-8',
  sandbox: 'M11 2.8 4.6 11.2H10l-1 6 6.4-8.4H10l1-6Z',
  download: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  reset: 'M4.6 12a5.8 5.8 0 1 0 .6-4.8M4.2 3.6v3.9h3.9',
  focus: 'M10 3v3.5M10 13.5V17M3 10h3.5M13.5 10H17M13.5 10a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z',
  link: 'm8.5 11.5 3-3M9 6.5l1.6-1.6a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5l-1.6 1.6a3.2 3.2 0 0 1-4.5-4.5L6.5 9',
  feedback:
    'M4.5 4h11A1.5 1.5 0 0 1 17 5.5V12a1.5 1.5 0 0 1-1.5 1.5H10l-4 3v-3H4.5A1.5 1.5 0 0 1 3 12V5.5A1.5 1.5 0 0 1 4.5 4ZM6.5 7.3h7M6.5 10.3H11',
  source:
    'M6 2.8h5.2L15 6.6v9.1a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5V4.3A1.5 1.5 0 0 1 6 2.8ZM11 3v4h4M7.5 10.5h5M7.5 13.5h5',
  view: 'M3 6h5M12 6h5M3 14h2M9 14h8M12 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM9 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  enlarge:
    'M3.5 7.5v-3a1 1 0 0 1 1-1h3M12.5 3.5h3a1 1 0 0 1 1 1v3M16.5 12.5v3a1 1 0 0 1-1 1h-3M7.5 16.5h-3a1 1 0 0 1-1-1v-3',
  shrink:
    'M7.5 3.5v3a1 1 0 0 1-1 1h-3M16.5 7.5h-3a1 1 0 0 1-1-1v-3M12.5 16.5v-3a1 1 0 0 1 1-1h3M3.5 12.5h3a1 1 0 0 1 1 1v3',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  check: 'm5 10.5 3.2 3L15 6.5',
  chevron: 'm6 8 4 4 4-4',
} as const;

export type IconName = keyof typeof paths;

export function Icon({name, size = 20}: {name: IconName; size?: number}): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.5 : size < 20 ? 1.75 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
