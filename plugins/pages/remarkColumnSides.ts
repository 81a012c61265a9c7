import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin: a column that its author put on the left lies where lines begin, which is the right of a mirrored
 * page. Without a side it lies there by itself.
 */
export default function remarkColumnSides(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'table', (table) => {
      table.align = table.align?.map((side) => (side === 'left' ? null : side));
    });
  };
}
