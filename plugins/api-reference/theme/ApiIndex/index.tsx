import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {socialCardOf} from '@site/src/navigation';
import PageColumns from '@theme/PageColumns';
import type {Props} from '@theme/ApiIndex';
import {ContentPart} from '../../client/ContentPart';
import {PageLine} from '../PageLine';
import {indexTexts} from '../ApiNameList/indexTexts';

/** The index of a product's names, or of all. */
export default function ApiIndex({product, content}: Props): ReactNode {
  const {pathname} = useLocation();
  const {title, description} = indexTexts(product);
  return (
    <>
      <PageMetadata title={title} description={description} image={socialCardOf(pathname)} />
      <PageColumns toc={[]}>
        <article>
          <PageLine />
          <ContentPart key={product ?? 'all'} content={content} />
        </article>
      </PageColumns>
    </>
  );
}
