import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {getSocialCard} from '@site/src/navigation';
import PageColumns, {type ContentsItem} from '@theme/PageColumns';
import PageMarkdown from '@theme/PageMarkdown';
import {ContentPart} from '../../client/ContentPart';
import type {ContentModule} from '../../contentModule';
import styles from './styles.module.css';

type Props<View> = {
  /** For search engines, as the description is. */
  title: string;
  description: string;
  toc?: readonly ContentsItem[];
  content: ContentModule<View>;
};

/**
 * A page around its content. The browser does not hydrate the content, so the menu of the Markdown copy, which stands
 * beside the title, has its place here.
 */
export function ApiArticle<View>({title, description, toc = [], content}: Props<View>): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <PageMetadata title={title} description={description} image={getSocialCard(pathname)} />
      <PageColumns toc={toc}>
        <article>
          <div className={styles.line}>
            <PageMarkdown />
          </div>
          <ContentPart key={title} content={content} />
        </article>
      </PageColumns>
    </>
  );
}
