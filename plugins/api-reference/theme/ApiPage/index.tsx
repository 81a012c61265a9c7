import React, {useMemo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {socialCardOf} from '@site/src/navigation';
import PageColumns from '@theme/PageColumns';
import {productName} from '@theme/productName';
import type {Props} from '@theme/ApiPage';
import type {ApiHeadView} from '../../view/types';
import {isList, listTitle, pageTitle} from '../ApiContent/labels';
import {tocOf} from '../ApiContent/tocOf';
import {ContentPart} from '../../client/ContentPart';
import {PageLine} from '../PageLine';

/** A page of the API reference. */
export default function ApiPage({head, content}: Props): ReactNode {
  const {pathname} = useLocation();
  const toc = useMemo(() => tocOf(head.contents), [head]);
  const {collectAnchor} = useBrokenLinks();
  toc.forEach(({id}) => id !== '' && collectAnchor(id));
  return (
    <>
      <PageMetadata
        // Two products may have a component of one name.
        title={`${pageTitle(nameOf(head))} – ${productName(`x-${head.product}`)}`}
        description={head.summary || descriptionOf(head)}
        image={socialCardOf(pathname)}
      />
      <PageColumns toc={toc}>
        <article>
          <PageLine />
          <ContentPart key={`${head.product} ${head.slug}`} content={content} />
        </article>
      </PageColumns>
    </>
  );
}

function nameOf({name, kind}: ApiHeadView): string {
  return isList(kind) ? listTitle(kind) : name;
}

/** What search engines show of a page whose subject the packages do not describe. */
function descriptionOf(head: ApiHeadView): string {
  return translate(
    {
      id: 'apiReference.page.description',
      message: '{name} in the API reference of MUI X {product}: where it is imported from, and its types.',
      description: 'Description of an API page for search engines, where the packages have none',
    },
    {name: nameOf(head), product: productName(`x-${head.product}`)},
  );
}
