import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

const fullWidth = String.raw`[\p{Script=Han}\u3000-\u303f\uff00-\uffef]`;
const lineBreak = new RegExp(`(${fullWidth})\\n(?=${fullWidth})`, 'gu');

/** Joins lines that break between two full-width characters; there a line break would show as a space. */
export function joinHanLines(text: string): string {
  return text.replace(lineBreak, '$1');
}

/** Remark plugin: a Chinese paragraph may be wrapped in its file without getting spaces on the page. */
export default function remarkJoinHanLines(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'text', (node) => {
      node.value = joinHanLines(node.value);
    });
  };
}
