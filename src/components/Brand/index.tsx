import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Mark from './Mark';
import styles from './styles.module.css';

/** Mark and name of the site, a link to its first page. */
export function Brand(): ReactNode {
  return (
    <Link to="/introduction/" className={styles.brand}>
      <Mark />
      <span>
        MUI X <span className={styles.kind}>Docs</span>
      </span>
    </Link>
  );
}
