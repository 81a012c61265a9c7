import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {itemsIn, valueIn} from '../../../src/lib/values';
import {exactSpecs, type PackageVersions} from './packageVersions';

/**
 * Remark plugin: puts the row of facts (packages with their exact versions) after the page's lead, its first
 * paragraph. On a page without packages it has only what others add.
 */
export default function remarkPageFacts({versions}: {versions: PackageVersions}): Transformer<Root> {
  return (tree, file) => {
    // Other values were refused when the page was read.
    const packages = itemsIn(valueIn(file.data.frontMatter, 'packages'));
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    if (lead === -1) {
      return;
    }
    const specs = exactSpecs(packages.join(' '), versions).join(' ');
    const facts: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'PageFacts',
      attributes: [{type: 'mdxJsxAttribute', name: 'specs', value: specs}],
      children: [],
    };
    tree.children.splice(lead + 1, 0, facts);
  };
}
