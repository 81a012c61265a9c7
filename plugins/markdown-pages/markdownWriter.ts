import type {Parents, Root, Text} from 'mdast';
import {defaultHandlers, type Info, type State} from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/**
 * Writes a text as the library does, each in the same surroundings once: the tables of the reference share most of
 * theirs, and to find out what must be escaped is most of the work.
 */
function rememberedTexts(): typeof defaultHandlers.text {
  const known = new Map<string, string>();
  return (node: Text, parent: Parents | undefined, state: State, info: Info) => {
    const index = state.indexStack.at(-1) ?? -1;
    const around = [index - 1, index + 1].map((at) => parent?.children[at]?.type);
    const key = [node.value, info.before, info.after, ...around, ...state.stack].join('\0');
    const text = known.get(key) ?? defaultHandlers.text(node, parent, state, info);
    known.set(key, text);
    return text;
  };
}

/**
 * Writes trees of plain Markdown. Columns of tables are not aligned: the spaces would be most of a long table.
 *
 * @returns what makes of a tree a text that ends with one line break
 */
export function markdownWriter(): (tree: Root) => string {
  const processor = unified()
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {
      bullet: '-',
      emphasis: '*',
      rule: '-',
      fences: true,
      listItemIndent: 'one',
      handlers: {text: rememberedTexts()},
    })
    .freeze();
  return (tree) => processor.stringify(tree);
}
