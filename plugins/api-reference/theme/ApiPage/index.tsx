import React, {useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {productName} from '@theme/productName';
import type {ContentModule} from '../../contentModule';
import type {ApiHeadView, ApiPageView} from '../../view/types';
import {ApiArticle} from '../ApiArticle';
import {isList, listTitles, pageTitle} from '../ApiContent/labels';
import {createToc} from '../ApiContent/createToc';

type Props = {head: ApiHeadView; content: ContentModule<ApiPageView>};

/** A page of the API reference. */
export default function ApiPage({head, content}: Props): ReactNode {
  const toc = useMemo(() => createToc(head.contents), [head]);
  const {collectAnchor} = useBrokenLinks();
  toc.forEach(({id}) => id !== '' && collectAnchor(id));
  return (
    <ApiArticle
      // Two products may have a component of one name.
      title={`${pageTitle(getName(head))} – ${productName(`x-${head.product}`)}`}
      description={head.summary || getDescription(head)}
      toc={toc}
      content={content}
    />
  );
}

function getName({name, kind}: ApiHeadView): string {
  return isList(kind) ? listTitles[kind] : name;
}

/** What search engines show of a page whose subject the packages do not describe. */
function getDescription(head: ApiHeadView): string {
  return translate(
    {
      id: 'apiReference.page.description',
      message: '{name} in the API reference of MUI X {product}: where it is imported from, and its types.',
      description: 'Description of an API page for search engines, where the packages have none',
    },
    {name: getName(head), product: productName(`x-${head.product}`)},
  );
}
