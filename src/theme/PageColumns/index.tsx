// Ours: the columns of a page, its text and its contents. Crumbs and contents are one bar below the header on narrow
// screens. The notice of an older version begins the text, and the question for feedback ends it.
import React, {type ReactNode} from 'react';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import PageFeedback from '@theme/PageFeedback';
import TOC from '@theme/TOC';
import VersionNotice from '@theme/VersionNotice';
import type {Props} from '@theme/PageColumns';
import styles from './styles.module.css';

export default function PageColumns({
  toc,
  lang,
  isWide = false,
  backdrop,
  foot,
  after,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.columns} data-contents={contentsOf(toc.length > 0, isWide)}>
      {backdrop}
      {/* Before the text, though it stands beside it on wide screens: a browser paints what has arrived of a page,
          and what comes late moves what is there. */}
      <div className={styles.bar}>
        <div className={styles.crumbs}>
          <DocBreadcrumbs />
        </div>
        {toc.length > 0 && (
          <div className={styles.contents}>
            <TOC toc={toc} lang={lang} />
          </div>
        )}
      </div>
      <div className={styles.text}>
        <VersionNotice />
        {children}
        <div className={styles.foot}>
          <PageFeedback />
          {foot}
        </div>
        {after}
      </div>
    </div>
  );
}

/** How the contents are shown from 1200 px on; below, they always open from a button. */
function contentsOf(hasContents: boolean, isWide: boolean): 'column' | 'button' | undefined {
  if (isWide) {
    return 'button';
  }
  return hasContents ? 'column' : undefined;
}
