// Ejected: text column and contents of our own (PageColumns).
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useTextLanguage} from '@site/src/components/PageTranslation/usePageTranslation';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import PageColumns from '@theme/PageColumns';
import type {Props} from '@theme/DocItem/Layout';

export default function DocItemLayout({children}: Props): ReactNode {
  const {toc} = useDoc();
  return (
    <PageColumns toc={toc} lang={useTextLanguage()} foot={<DocItemFooter />} after={<DocItemPaginator />}>
      <article>
        <DocItemContent>{children}</DocItemContent>
      </article>
    </PageColumns>
  );
}
