import React, {type ReactNode} from 'react';
import PageMarkdown from '@theme/PageMarkdown';
import styles from './styles.module.css';

/** What stands beside the title: the browser does not hydrate the content, so the menu of the Markdown copy has its place here. */
export function PageLine(): ReactNode {
  return (
    <div className={styles.line}>
      <PageMarkdown />
    </div>
  );
}
