import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {translate} from '@docusaurus/Translate';
import {productName} from '@theme/productName';
import {API_PRODUCTS} from '../../model/types';
import type {ApiSidebarPage, ApiSidebarView} from '../../view/types';
import {groupLabels, isList, listTitles} from '../ApiContent/labels';

function link(label: string, href: string, plan?: ApiSidebarPage[2]): PropSidebarItem {
  return {type: 'link', label, href, ...(plan && {customProps: {plan}})};
}

/** The sidebar of a product: its index, then its pages by kind. */
export function productItems(
  {product, groups, changesSince}: ApiSidebarView,
  baseUrl: string,
): PropSidebarItem[] {
  const address = `${baseUrl}api/${product}/`;
  return [
    link(overviewLabel, address),
    ...(changesSince === undefined ? [] : [link(changesLabel(changesSince), `${address}changes/`)]),
    ...groups.flatMap(({kind, pages}): PropSidebarItem[] => {
      const links = pages.map(([name, slug, plan]) =>
        link(isList(kind) ? listTitles[kind] : name, `${address}${slug}/`, plan),
      );
      return isList(kind)
        ? links
        : [{type: 'category', label: groupLabels[kind], items: links, collapsible: false, collapsed: false}];
    }),
    link(allLabel, `${baseUrl}api/`),
  ];
}

/** The sidebar of the index of all products. */
export function productsItems(baseUrl: string): PropSidebarItem[] {
  return [
    link(allLabel, `${baseUrl}api/`),
    ...API_PRODUCTS.map((product) => link(productName(`x-${product}`), `${baseUrl}api/${product}/`)),
  ];
}

const overviewLabel = translate({
  id: 'apiReference.sidebar.overview',
  message: 'API overview',
  description: 'Link to the index of a product in the navigation of the API reference',
});

function changesLabel(version: string): string {
  return translate(
    {
      id: 'apiReference.sidebar.changes',
      message: 'Changes since {version}',
      description: 'Link to the page of changes in the navigation of the API reference',
    },
    {version},
  );
}

const allLabel = translate({
  id: 'apiReference.sidebar.all',
  message: 'All products',
  description: 'Link to the index of all products in the navigation of the API reference',
});
