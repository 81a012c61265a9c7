import type {BlockContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {ApiDifference} from '../diff/difference';
import {API_PRODUCTS} from '../model/types';
import {changeTable, changeTables, type ChangeTableName} from './changeTables';
import {columnsOf, textAttribute} from './elementAttributes';

const isTable = (name: string): name is ChangeTableName => Object.hasOwn(changeTables, name);

function readTable(element: MdxJsxFlowElement, difference: ApiDifference): BlockContent {
  const of = textAttribute(element, 'of');
  const name = textAttribute(element, 'product');
  const product = API_PRODUCTS.find((each) => each === name);
  if (!isTable(of)) {
    throw new Error(`<ChangeTable of="${of}">: "of" is one of ${Object.keys(changeTables).join(', ')}`);
  }
  if (!product) {
    throw new Error(`<ChangeTable product="${name}">: "product" is one of ${API_PRODUCTS.join(', ')}`);
  }
  return changeTable(difference, product, of, columnsOf(element));
}

/**
 * Remark plugin: puts a list of what changed between the two versions in the place of
 * `<ChangeTable product="charts" of="removed" columns="Where, No longer there" />`. The heads stand in the page, so
 * that its translation has them in its language.
 *
 * Another list, product or number of columns, or a list with nothing in it, fails the build with its line.
 *
 * @param options.difference - made when the first page asks
 */
export default function remarkChangeTables({
  difference,
}: {
  difference: () => Promise<ApiDifference>;
}): Transformer<Root> {
  return async (tree, file) => {
    const places: {element: MdxJsxFlowElement; replace: (list: BlockContent) => void}[] = [];
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name === 'ChangeTable' && parent && index !== undefined) {
        places.push({element, replace: (list) => parent.children.splice(index, 1, list)});
      }
    });
    for (const {element, replace} of places) {
      try {
        replace(readTable(element, await difference()));
      } catch (error) {
        return file.fail(error instanceof Error ? error.message : String(error), element);
      }
    }
  };
}
