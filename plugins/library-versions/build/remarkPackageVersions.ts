import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {requireAttribute} from '../../../src/mdx/markdownPage';
import {exactSpecs, getVersion, type PackageVersions} from './packageVersions';

/**
 * Remark plugin: writes exact package versions into a page while it is built, so that the browser needs no table of
 * them. `<PackageVersion name="…" />` becomes text; `<Install packages="…" />` gets exact specifications.
 */
export default function remarkPackageVersions({versions}: {versions: PackageVersions}): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
        return;
      }
      try {
        if (node.name === 'PackageVersion' && parent && index !== undefined) {
          parent.children[index] = {
            type: 'text',
            value: getVersion(requireAttribute(node, 'name'), versions),
          };
        } else if (node.name === 'Install') {
          const specs = exactSpecs(requireAttribute(node, 'packages'), versions).join(' ');
          node.attributes = [{type: 'mdxJsxAttribute', name: 'specs', value: specs}];
        }
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node);
      }
    });
  };
}
