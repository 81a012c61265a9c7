import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {MdxElement} from '../../src/mdx/markdownPage';

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
      const address = getAddress(node);
      if (address !== undefined && siteAddress.test(address)) {
        file.fail(
          `Absolute link ${address}: link to the page's file, such as (/react-data-grid/quickstart/index.mdx)`,
          node,
        );
      }
    });
  };
}

function getAddress(node: Nodes): string | undefined {
  switch (node.type) {
    case 'link':
    case 'definition':
    case 'image':
      return node.url;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxAddress(node);
    default:
      return undefined;
  }
}

function jsxAddress({attributes}: MdxElement): string | undefined {
  const attribute = attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && (each.name === 'href' || each.name === 'to'),
  );
  const value = attribute?.value;
  return typeof value === 'object' ? stringLiteral.exec(value?.value ?? '')?.[2] : (value ?? undefined);
}
