// Ejected: text column and contents of our own (PageColumns).
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {FaintMotif, Motif} from '@site/src/components/Motif';
import {useTextLanguage} from '@site/src/components/PageTranslation/usePageTranslation';
import {isOverview, getProduct} from '@site/src/navigation';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import PageColumns from '@theme/PageColumns';
import type {Props} from '@theme/DocItem/Layout';

export default function DocItemLayout({children}: Props): ReactNode {
  const {toc} = useDoc();
  const {pathname} = useLocation();
  const isFirst = isOverview(pathname);
  const {productId} = getProduct(pathname);
  return (
    <PageColumns
      toc={toc}
      lang={useTextLanguage()}
      isWide={isFirst}
      backdrop={isFirst ? <Motif product={productId} /> : <FaintMotif product={productId} />}
      foot={<DocItemFooter />}
      after={<DocItemPaginator />}
    >
      <article>
        <DocItemContent>{children}</DocItemContent>
      </article>
    </PageColumns>
  );
}
