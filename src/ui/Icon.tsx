import React, {type ReactNode} from 'react';

/** Width of the strokes by size: they look alike in all of them. */
export const strokes = {12: 1.25, 16: 1.75, 20: 1.5};

type IconProps = {
  /** Of the drawing in px. */
  size?: keyof typeof strokes;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of an outline icon, drawn with the text's color. Icons are decoration: labels carry the meaning. */
export function Icon({size = 20, className, children}: IconProps): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokes[size]}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
