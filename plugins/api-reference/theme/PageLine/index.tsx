import React, {type ReactNode} from 'react';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import PageMarkdown from '@theme/PageMarkdown';
import styles from './styles.module.css';

/** What stands above the content: the browser does not hydrate that, so the menu of the Markdown copy has its place here. */
export function PageLine(): ReactNode {
  return (
    <div className={styles.line}>
      <DocBreadcrumbs />
      <PageMarkdown />
    </div>
  );
}
