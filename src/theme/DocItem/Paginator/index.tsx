// Ejected: the previous and the next page name their group or product where their title alone says nothing.
import React, {type ReactNode} from 'react';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropNavigationLink} from '@docusaurus/plugin-content-docs';
import {products} from '@site/config/products';
import {useNavigationTree} from '@site/src/components/Sidebar/useNavigationTree';
import DocPaginator from '@theme/DocPaginator';
import {productName} from '@theme/productName';
import {neighborTitle} from './neighborTitle';

export default function DocItemPaginator(): ReactNode {
  const {previous, next} = useDoc().metadata;
  const tree = useNavigationTree(useDocsSidebar()?.items);
  const named = (link: PropNavigationLink | undefined) => {
    if (!link) {
      return undefined;
    }
    const {permalink, title} = link;
    const product = products.find(({path}) => permalink.endsWith(path));
    return {permalink, title: product ? productName(product.id) : neighborTitle(tree, permalink, title)};
  };
  return <DocPaginator previous={named(previous)} next={named(next)} />;
}
