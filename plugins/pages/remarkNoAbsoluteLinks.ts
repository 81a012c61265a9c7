import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

const siteAddress = /^\/(?:[a-z]{2}\/)?x(?:[/?#]|$)/;

/** `'text'` as the whole of a JavaScript expression. */
const stringLiteral = /^\s*(['"`])(.*)\1\s*$/s;

/**
 * Remark plugin: an absolute `/x/…` link in a page stops the build, because it skips Docusaurus' link check and
 * leaves the page's own language and version.
 */
export default function remarkNoAbsoluteLinks(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node) => {
      const address = addressOf(node);
      if (address !== undefined && siteAddress.test(address)) {
        file.fail(
          `Absolute link ${address}: link to the page's file, such as (/react-data-grid/quickstart/index.mdx)`,
          node,
        );
      }
    });
  };
}

function addressOf(node: Root | Root['children'][number] | {type: string}): string | undefined {
  if ((node.type === 'link' || node.type === 'definition' || node.type === 'image') && 'url' in node) {
    return String(node.url);
  }
  return isJsx(node) ? jsxAddress(node) : undefined;
}

function isJsx(node: {type: string}): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function jsxAddress(node: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const attribute = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && (each.name === 'href' || each.name === 'to'),
  );
  const value = attribute?.value;
  return typeof value === 'object' ? stringLiteral.exec(value?.value ?? '')?.[2] : (value ?? undefined);
}
