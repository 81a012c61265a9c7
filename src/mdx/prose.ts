import type {Nodes} from 'mdast';

/** Stands for inline code, keys and components in a block's text: neither a letter nor punctuation. */
export const placeholder = '\uFFFC';

/** One paragraph, heading or table cell as text, with the line of the file that each character stands on. */
export type Block = {text: string; lines: readonly number[]};

const blockTypes = new Set(['paragraph', 'heading', 'tableCell']);

function getText(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    case 'mdxTextExpression':
      // A comment, for example the anchor of a heading, is not shown.
      return node.value.startsWith('/*') ? '' : placeholder;
    case 'inlineCode':
    case 'footnoteReference':
      return placeholder;
    default:
      return '';
  }
}

/** A key, `<kbd>Space</kbd>`: its name is the same in every language. */
const isKey = (node: Nodes): boolean => node.type === 'mdxJsxTextElement' && node.name === 'kbd';

function append(node: Nodes, block: {text: string; lines: number[]}): void {
  if ('children' in node && node.children.length > 0 && !isKey(node)) {
    node.children.forEach((child) => append(child, block));
    return;
  }
  let line = node.position?.start.line ?? 1;
  const text = node.type === 'mdxJsxTextElement' ? placeholder : getText(node);
  for (const character of text.split('')) {
    block.lines.push(line);
    line += character === '\n' ? 1 : 0;
  }
  block.text += text;
}

/** A block that holds the text of one node. */
function toBlock(node: Nodes): Block {
  const block: {text: string; lines: number[]} = {text: '', lines: []};
  append(node, block);
  return block;
}

/** A block of text that stands on one line, for example a front matter value. */
export function blockOnLine(text: string, line: number): Block {
  return {text, lines: Array.from({length: text.length}, () => line)};
}

/** Every paragraph, heading and table cell of a page, in the order of the page. Code and components hold none. */
export function listBlocks(node: Nodes): Block[] {
  if (blockTypes.has(node.type)) {
    return [toBlock(node)];
  }
  return 'children' in node ? node.children.flatMap((child) => listBlocks(child)) : [];
}
