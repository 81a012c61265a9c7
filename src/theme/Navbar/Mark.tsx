import React, {type ReactNode} from 'react';

/** The mark of this site: four cells, one of them chosen. Ours, not the library's logo. */
export default function Mark(): ReactNode {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="2" y="2" width="9" height="9" rx="2.5" fill="currentColor" opacity="0.35" />
      <rect x="13" y="2" width="9" height="9" rx="2.5" fill="var(--color-accent)" />
      <rect x="2" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity="0.35" />
      <rect x="13" y="13" width="9" height="9" rx="4.5" fill="currentColor" opacity="0.35" />
    </svg>
  );
}
