import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {ApiModel} from '../model/types';
import {apiTable, apiTables} from './apiTables';
import {columnsOf, textAttribute} from './elementAttributes';

/**
 * Remark plugin: puts a table in the place of `<ApiTable of="events" columns="Event, Prop, What happened" />`. The
 * heads stand in the page, so that its translation has them in its language.
 *
 * Another list, or another number of columns, fails the build with its line.
 */
export default function remarkApiTables({model}: {model: () => Promise<ApiModel>}): Transformer<Root> {
  return async (tree, file) => {
    const places: {element: MdxJsxFlowElement; replace: (table: ReturnType<typeof apiTable>) => void}[] = [];
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name === 'ApiTable' && parent && index !== undefined) {
        places.push({element, replace: (table) => parent.children.splice(index, 1, table)});
      }
    });
    for (const {element, replace} of places) {
      const of = textAttribute(element, 'of');
      const name = apiTables.find((each) => each === of);
      if (!name) {
        return file.fail(`<ApiTable of="${of}">: "of" is one of ${apiTables.join(', ')}`, element);
      }
      const heads = columnsOf(element);
      try {
        replace(apiTable(await model(), name, heads));
      } catch (error) {
        return file.fail(error instanceof Error ? error.message : String(error), element);
      }
    }
  };
}
