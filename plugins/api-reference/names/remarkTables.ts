import type {BlockContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {getAttribute} from '../../../src/mdx/markdownPage';
import type {ApiDifference} from '../diff/types';
import {API_PRODUCTS, type ApiModel} from '../model/types';
import {apiTable, apiTables} from './apiTables';
import {changeTable, changeTables, type ChangeTableName} from './changeTables';

/** A text attribute of an element in a page; empty when it is not there or no text. */
const textAttribute = (element: MdxJsxFlowElement, name: string): string => getAttribute(element, name) ?? '';

/** The heads of a table, in the language of the page: what stands between the commas of `columns`. */
function readColumns(element: MdxJsxFlowElement): string[] {
  return textAttribute(element, 'columns')
    .split(/[,，、]/)
    .map((head) => head.trim())
    .filter((head) => head !== '');
}

/** Puts a list in the place of each element of a name. An error that `make` throws fails the build with the line. */
function replaceWithLists(
  name: string,
  make: (element: MdxJsxFlowElement) => Promise<BlockContent>,
): Transformer<Root> {
  return async (tree, file) => {
    const places: {element: MdxJsxFlowElement; replace: (list: BlockContent) => void}[] = [];
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name === name && parent && index !== undefined) {
        places.push({element, replace: (list) => parent.children.splice(index, 1, list)});
      }
    });
    for (const {element, replace} of places) {
      try {
        replace(await make(element));
      } catch (error) {
        return file.fail(error instanceof Error ? error.message : String(error), element);
      }
    }
  };
}

/**
 * Remark plugin: puts a table in the place of `<ApiTable of="events" columns="Event, Prop, What happened" />`. The
 * heads stand in the page, so that its translation has them in its language.
 *
 * Another list, or another number of columns, fails the build with its line.
 */
export function remarkApiTables({model}: {model: () => Promise<ApiModel>}): Transformer<Root> {
  return replaceWithLists('ApiTable', async (element) => {
    const of = textAttribute(element, 'of');
    const name = apiTables.find((each) => each === of);
    if (!name) {
      throw new Error(`<ApiTable of="${of}">: "of" is one of ${apiTables.join(', ')}`);
    }
    return apiTable(await model(), name, readColumns(element));
  });
}

const isTable = (name: string): name is ChangeTableName => Object.hasOwn(changeTables, name);

/**
 * Remark plugin: puts a list of what changed between the two versions in the place of
 * `<ChangeTable product="charts" of="removed" columns="Where, No longer there" />`.
 *
 * Another list, product or number of columns, or a list with nothing in it, fails the build with its line.
 *
 * @param options.difference - made when the first page asks
 */
export function remarkChangeTables(options: {difference: () => Promise<ApiDifference>}): Transformer<Root> {
  return replaceWithLists('ChangeTable', async (element) => {
    const of = textAttribute(element, 'of');
    const name = textAttribute(element, 'product');
    const product = API_PRODUCTS.find((each) => each === name);
    if (!isTable(of)) {
      throw new Error(`<ChangeTable of="${of}">: "of" is one of ${Object.keys(changeTables).join(', ')}`);
    }
    if (!product) {
      throw new Error(`<ChangeTable product="${name}">: "product" is one of ${API_PRODUCTS.join(', ')}`);
    }
    return changeTable(await options.difference(), product, of, readColumns(element));
  });
}
