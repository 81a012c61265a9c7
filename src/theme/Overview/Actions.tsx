import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/ui/Icon';
import type {ActionsProps} from '@theme/Overview';
import styles from './actions.module.css';

/** What a reader of a product's first page does next, below its lead. */
export function Actions({product}: ActionsProps): ReactNode {
  return (
    // A site of few pages, as tests build it, may lack them; every link of the whole build is checked as a file.
    <p className={styles.actions}>
      <Link data-noBrokenLinkCheck className={styles.primary} to={`/react-${product}/quickstart/`}>
        {translate({
          id: 'site.overview.quickstart',
          message: 'Quickstart',
          description: 'Button on the first page of a product',
        })}
        <Icon size={16}>
          <path d="M3 8h10M9 4l4 4-4 4" />
        </Icon>
      </Link>
      <Link data-noBrokenLinkCheck className={styles.plain} to={`/api/${product}/`}>
        {translate({
          id: 'site.overview.api',
          message: 'API reference',
          description: 'Button on the first page of a product',
        })}
      </Link>
    </p>
  );
}
