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
    <div className={styles.columns} data-contents={placeContents(toc.length > 0, isWide)}>
      {backdrop}
      <div className={styles.bar}>
        <DocBreadcrumbs />
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
      {/* After the text, so that the keyboard comes to the text first. Its place is kept from the start: a browser paints
          what has arrived of a page, and what comes late must not move it. */}
      {toc.length > 0 && (
        <div className={styles.contents}>
          <TOC toc={toc} lang={lang} />
        </div>
      )}
    </div>
  );
}

/**
 * Where the contents are from 1200 px on: in a column beside the text, or nowhere beside a wide one. Below, they open
 * from a button, beside a wide text below 900 px only.
 */
function placeContents(hasContents: boolean, isWide: boolean): 'column' | 'none' | undefined {
  if (isWide) {
    return 'none';
  }
  return hasContents ? 'column' : undefined;
}
