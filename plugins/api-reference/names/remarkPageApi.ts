import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {ApiNames} from './apiNames';
import {contentModule} from '../contentModule';
import {findPage} from './findName';
import {identifiersAttribute, importNode} from '../../../src/mdx';
import {getComponents, pageContext} from './pageContext';
import type {RemarkApiNamesOptions} from './remarkApiNames';

/** What is said about a component in the front matter that the reference does not have. */
export function missingComponent(name: string, {pages}: ApiNames): string {
  return `"components" in the front matter names "${name}", which has no API page. Is it "${closest(name, [...pages.keys()])}"?`;
}

/**
 * Remark plugin: a page with `components` in its front matter gets links to their API pages and a panel that shows
 * them beside the text, in its row of facts, or below its lead where it has none.
 *
 * A component that the reference does not have fails the build with the nearest name.
 */
export default function remarkPageApi({siteDir, knownNames}: RemarkApiNamesOptions): Transformer<Root> {
  return async (tree, file) => {
    const components = getComponents(file.data);
    if (components.length === 0) {
      return;
    }
    const {names} = await knownNames();
    const {product} = pageContext(path.relative(siteDir, file.path), file.data);
    const pages = components.map(
      (name) => findPage(names, name, product) ?? file.fail(missingComponent(name, names)),
    );
    const locals = pages.map((_page, index) => `pageApi${index}`);
    insert(tree, {
      type: 'mdxJsxFlowElement',
      name: 'PageApi',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'names', value: pages.map(({name}) => name).join(' ')},
        {type: 'mdxJsxAttribute', name: 'pages', value: pages.map(({page}) => page).join(' ')},
        identifiersAttribute('contents', locals),
      ],
      children: [],
    });
    tree.children.unshift(
      importNode('PageApi', '@theme/PageApi'),
      ...pages.map(({page}, index) => importNode(locals[index] ?? '', contentModule(page))),
    );
  };
}

function insert(tree: Root, element: MdxJsxFlowElement): void {
  const facts = tree.children.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'PageFacts');
  if (facts?.type === 'mdxJsxFlowElement') {
    facts.children.push(element);
  } else {
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(lead + 1, 0, element);
  }
}
