import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {importNode, textAttribute} from '../../src/mdx';

/** The first page of a product, in any language and version. */
const overview = /[/\\]react-([\w-]+)[/\\]index\.mdx$/;

/**
 * Remark plugin: gives a product's first page what only such pages show, as `Overview`, and puts what a reader does
 * next below its lead. No other page loads these components.
 */
export default function remarkOverview(): Transformer<Root> {
  return (tree, file) => {
    const product = overview.exec(file.path)?.[1];
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    if (product === undefined || lead === -1) {
      return;
    }
    const actions: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'Overview.Actions',
      attributes: [textAttribute('product', product)],
      children: [],
    };
    tree.children.splice(lead + 1, 0, actions);
    tree.children.unshift(importNode('Overview', '@theme/Overview'));
  };
}
