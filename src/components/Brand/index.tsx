import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Mark and name of the site, a link to its first page. */
export function Brand(): ReactNode {
  return (
    <Link to="/introduction/" className={styles.brand}>
      <Mark />
      <span>
        MUI X{' '}
        <span className={styles.kind}>
          <Translate id="site.brand" description="Beside the name of the library: what this site is">
            Docs
          </Translate>
        </span>
      </span>
    </Link>
  );
}

/** The mark of this site: two strokes that cross, the second one broken. Ours, not the library's logo. */
function Mark(): ReactNode {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <rect width="26" height="26" rx="8" fill="var(--color-accent)" />
      <g stroke="var(--color-on-accent)" strokeWidth="2.6" strokeLinecap="round">
        <path d="m8.2 8.2 9.6 9.6" />
        <path d="m17.8 8.2-2.6 2.6m-4.4 4.4-2.6 2.6" opacity="0.72" />
      </g>
    </svg>
  );
}
