import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';

/** The first page of a product, in any language and version. */
const overview = /[/\\]react-([\w-]+)[/\\]index\.mdx$/;

/** Remark plugin: puts what a reader does next below the lead of a product's first page. */
export default function remarkOverview(): Transformer<Root> {
  return (tree, file) => {
    const product = overview.exec(file.path)?.[1];
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    if (product === undefined || lead === -1) {
      return;
    }
    const actions: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'OverviewActions',
      attributes: [{type: 'mdxJsxAttribute', name: 'product', value: product}],
      children: [],
    };
    tree.children.splice(lead + 1, 0, actions);
  };
}
