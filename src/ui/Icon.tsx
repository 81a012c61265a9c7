import React, {type ReactNode} from 'react';

type IconProps = {
  /** Of the drawing in px; the strokes of both sizes look alike. */
  size?: 16 | 20;
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
      strokeWidth={size === 20 ? 1.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
