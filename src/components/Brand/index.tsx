import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Mark from './Mark';
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
