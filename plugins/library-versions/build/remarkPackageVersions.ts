import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {exactSpecs, versionOf, type PackageVersions} from './packageVersions';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function textAttribute(element: JsxElement, name: string): string {
  const attribute = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  if (typeof attribute?.value !== 'string') {
    throw new Error(`<${element.name}> needs ${name}="…"`);
  }
  return attribute.value;
}

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
          parent.children[index] = {type: 'text', value: versionOf(textAttribute(node, 'name'), versions)};
        } else if (node.name === 'Install') {
          const specs = exactSpecs(textAttribute(node, 'packages'), versions).join(' ');
          node.attributes = [{type: 'mdxJsxAttribute', name: 'specs', value: specs}];
        }
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node);
      }
    });
  };
}
