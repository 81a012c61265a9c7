import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {commentOrigin} from '../view/markdownHtml';
import {inlineCode, joined, onOneLine, text} from '../../../src/mdx/markdownNodes';

/**
 * A node of a description as plain Markdown: names of types such as `Promise<void>`, which parse as HTML, are text;
 * links lead somewhere from anywhere.
 */
function plain(node: RootContent): RootContent[] {
  if ('children' in node) {
    Object.assign(node, {children: node.children.flatMap((child: RootContent) => plain(child))});
  }
  switch (node.type) {
    case 'html':
      return [text(node.value)];
    case 'heading':
      // The page has its own headings.
      return [{type: 'paragraph', children: [{type: 'strong', children: node.children}]}];
    case 'link': {
      const url = node.url.startsWith('/') ? commentOrigin + node.url : node.url;
      return /^https?:/.test(url) ? [{...node, url}] : node.children;
    }
    case 'code':
      return [{...node, lang: node.lang ?? 'tsx'}];
    default:
      return [node];
  }
}

/** Words and nothing that could be Markdown, which is what most descriptions are: they need no parser. */
const words = /^[A-Z](?:[A-Za-z0-9 ,.;:'"()/?%+-]*[A-Za-z0-9.)])?$/;

function plainTree(markdown: string): Root {
  if (words.test(markdown)) {
    return {type: 'root', children: [{type: 'paragraph', children: [text(markdown)]}]};
  }
  const tree = fromMarkdown(markdown);
  return {...tree, children: tree.children.flatMap(plain)};
}

/** A description as blocks. */
export function descriptionBlocks(markdown: string): RootContent[] {
  return plainTree(markdown).children;
}

/** The inline parts of a node, one list for each paragraph in it; code blocks as code. */
function lines(node: Nodes): PhrasingContent[][] {
  switch (node.type) {
    case 'paragraph':
      return [node.children];
    case 'code':
      return [[inlineCode(node.value.replace(/\s+/g, ' '))]];
    default:
      return 'children' in node ? node.children.flatMap((child: Nodes) => lines(child)) : [];
  }
}

/** A description on one line, for a cell of a table. */
export function descriptionLine(markdown: string): PhrasingContent[] {
  return onOneLine(
    joined(
      plainTree(markdown).children.flatMap((node) => lines(node)),
      ' ',
    ),
  );
}
