import type {BlockContent, Code, Heading, Paragraph, PhrasingContent, Table, TableRow} from 'mdast';

/** Parts of Markdown, for whoever writes a Markdown form. */

export const text = (value: string): PhrasingContent => ({type: 'text', value});

/** What stands between a label and what it names: Chinese has a colon of its own. */
export const colonAfter = (label: string): string => (/\p{Script=Han}$/u.test(label) ? '：' : ': ');

export const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});

export const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});

/** A link; `url` as in a page: an address of the part without its base address, or any other absolute one. */
export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children: children.filter((child) => child.type !== 'link'),
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

export const heading = (depth: Heading['depth'], ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
});

/** A code block, with the name of a file if it is one. */
export const code = (value: string, lang: string, title?: string): Code => ({
  type: 'code',
  lang,
  meta: title === undefined ? null : `title="${title}"`,
  value,
});

/** A command as each package manager writes it, by its name, in one block: Markdown has no tabs. */
export const commandBlock = (commands: Readonly<Record<string, string>>): Code =>
  code(
    Object.entries(commands)
      .map(([manager, command]) => `# ${manager}\n${command}`)
      .join('\n\n'),
    'bash',
  );

/** The parts with a separator between each two. */
export function joined(parts: readonly (readonly PhrasingContent[])[], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}

/** A list with one paragraph for each item. */
export const list = (items: readonly (readonly PhrasingContent[])[]): BlockContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(...item)]})),
});

/** A table; columns in which no row has anything are left out. */
export function table(heads: readonly string[], rows: readonly (readonly PhrasingContent[])[][]): Table {
  const used = heads.map((_head, column) => rows.some((row) => (row[column] ?? []).length > 0));
  const row = (cells: readonly (readonly PhrasingContent[])[]): TableRow => ({
    type: 'tableRow',
    children: cells
      .filter((_cell, column) => used[column])
      .map((children) => ({type: 'tableCell', children: [...children]})),
  });
  return {type: 'table', children: [row(heads.map((head) => [text(head)])), ...rows.map(row)]};
}

/** The same without line breaks, which a cell of a table cannot hold. */
export function onOneLine(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node): PhrasingContent => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return {...node, value: node.value.replace(/\s+/g, ' ')};
      case 'break':
        return text(' ');
      default:
        return 'children' in node ? {...node, children: onOneLine(node.children)} : node;
    }
  });
}
