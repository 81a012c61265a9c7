import React, {type ReactNode} from 'react';

/** Outline icons of the toolbar, drawn with the text's colour (B2.12). They are decoration: labels carry the meaning. */
const paths = {
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  copy: 'M7.5 7.5h8a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM4 12.5v-8a1 1 0 0 1 1-1h7.5',
  done: 'm4.5 10.5 3.5 3.5 7.5-8',
  sandbox: 'm11 2.5-6.5 9H10l-1 6 6.5-9H10l1-6Z',
  download: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  reset: 'M4.2 8A6.2 6.2 0 1 1 4 11.6M3.5 4v4h4',
  focus:
    'M3.5 7V4.5a1 1 0 0 1 1-1H7M13 3.5h2.5a1 1 0 0 1 1 1V7M16.5 13v2.5a1 1 0 0 1-1 1H13M7 16.5H4.5a1 1 0 0 1-1-1V13M10 9.5v1',
  link: 'm8.5 11.5 3-3M9 6.5l1.6-1.6a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5l-1.6 1.6a3.2 3.2 0 0 1-4.5-4.5L6.5 9',
  feedback:
    'M4.5 4h11A1.5 1.5 0 0 1 17 5.5V12a1.5 1.5 0 0 1-1.5 1.5H10l-4 3v-3H4.5A1.5 1.5 0 0 1 3 12V5.5A1.5 1.5 0 0 1 4.5 4ZM6.5 7.3h7M6.5 10.3H11',
  source:
    'M8 15.5c-3 1-3-1.5-4.5-2M12.5 17v-2.4c0-.8-.2-1.2-.6-1.6 2.2-.3 4.2-1.2 4.2-4.6 0-1-.3-1.8-.9-2.5.3-.8.2-1.7-.1-2.5 0 0-.8-.2-2.6 1a8.5 8.5 0 0 0-5 0c-1.8-1.2-2.6-1-2.6-1-.3.8-.4 1.7-.1 2.5-.6.7-.9 1.5-.9 2.5 0 3.4 2 4.3 4.2 4.6-.4.4-.6.9-.6 1.6V17',
  view: 'M3 6h5M12 6h5M3 14h2M9 14h8M12 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM9 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  enlarge: 'M12 3.5h4.5V8M16.5 3.5 11.5 8.5M8 16.5H3.5V12M3.5 16.5l5-5',
  shrink: 'M16.5 8H12V3.5M12 8l5-5M3.5 12H8v4.5M8 12l-5 5',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  check: 'm5 10.5 3.2 3L15 6.5',
  chevron: 'm6 8 4 4 4-4',
} as const;

export type IconName = keyof typeof paths;

export function Icon({name, size = 18}: {name: IconName; size?: number}): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.5 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
