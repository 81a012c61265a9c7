import React, {type ReactNode} from 'react';

/** Small outline icons of the reference, 16 px; decoration, as everywhere. */
function Icon({path}: {path: string}): ReactNode {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

export function FilterIcon(): ReactNode {
  return <Icon path="M11.25 7a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 0 1 8.5 0Zm-1.2 3.05 3.2 3.2" />;
}

export function ChoiceIcon(): ReactNode {
  return <Icon path="m4.5 6.5 3.5 3.5 3.5-3.5" />;
}

export function CopyIcon(): ReactNode {
  return (
    <Icon path="M7 5.5h5.5A1.5 1.5 0 0 1 14 7v5.5a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 7 5.5ZM3.2 10.4A1.5 1.5 0 0 1 2 8.9V3.5A1.5 1.5 0 0 1 3.5 2h5.4a1.5 1.5 0 0 1 1.5 1.2" />
  );
}

export function PackageIcon(): ReactNode {
  return <Icon path="m8 1.9 5.3 3v6.2L8 14.1l-5.3-3V4.9ZM2.9 5 8 7.9 13.1 5M8 7.9v6" />;
}

export function SourceIcon(): ReactNode {
  return <Icon path="M5.25 4.5 1.75 8l3.5 3.5m5.5-7L14.25 8l-3.5 3.5" />;
}

export function JsonIcon(): ReactNode {
  return (
    <Icon path="M6 2.75H5.5a1.75 1.75 0 0 0-1.75 1.75v1.75A1.75 1.75 0 0 1 2 8a1.75 1.75 0 0 1 1.75 1.75v1.75a1.75 1.75 0 0 0 1.75 1.75H6m4-10.5h.5a1.75 1.75 0 0 1 1.75 1.75v1.75A1.75 1.75 0 0 0 14 8a1.75 1.75 0 0 0-1.75 1.75v1.75a1.75 1.75 0 0 1-1.75 1.75H10" />
  );
}

export function ArrowIcon(): ReactNode {
  return <Icon path="M2.75 8h10.5M9.25 4l4 4-4 4" />;
}

export function CloseIcon(): ReactNode {
  return <Icon path="m3.75 3.75 8.5 8.5m0-8.5-8.5 8.5" />;
}
