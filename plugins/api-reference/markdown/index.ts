import type {RootContent} from 'mdast';
import {memoize} from '../../../src/lib/memoize';
import {paragraph, text as textNode} from '../../../src/mdx/markdownNodes';
import type {GeneratedPart, MarkdownPage, MarkdownSection} from '../../../src/mdx/markdownPage';
import {findDemos, demoUses} from '../demos/demoUses';
import {compareModels} from '../diff/compareModels';
import {docsPages} from '../docsPages';
import {loadedApi} from '../loadedApi';
import {API_PRODUCTS, type ApiModel, type ApiPage, type ApiProduct} from '../model/types';
import type {PluginOptions} from '../options';
import {createValueFinder} from '../view/aliasValues';
import {addedPaths, changesView} from '../view/changesView';
import {shortened} from '../view/headView';
import {indexNames} from '../view/indexNames';
import {markdownText} from '../view/markdownHtml';
import type {ApiDemosView} from '../view/types';
import type {ApiTexts} from './cells';
import {descriptionLine} from './descriptions';
import {exportBlocks} from './exportPage';
import {changesBlocks, indexBlocks, listBlocks} from './otherPages';

const productIds: Readonly<Record<ApiProduct, string>> = {
  'data-grid': 'dataGrid',
  'date-pickers': 'datePickers',
  charts: 'charts',
  'tree-view': 'treeView',
};

const listPages = [
  ['events', 'events'],
  ['api-object', 'apiObject'],
  ['selectors', 'selectors'],
] as const;

const groups = [
  ['component', 'components'],
  ['hook', 'hooks'],
  ['interface', 'interfaces'],
] as const;

/**
 * The reference as Markdown: its index, then by product the index, the changes, the lists and the pages by kind. A
 * build without the reference has none.
 */
export function apiMarkdown(
  part: GeneratedPart,
  {packageSets: [packageSet, olderSet], demoNames}: Pick<PluginOptions, 'packageSets' | 'demoNames'>,
): MarkdownSection[] {
  const loaded = loadedApi(part.allContent);
  if (!loaded || !packageSet) {
    return [];
  }
  const {model, older} = loaded;
  const {text, siteUrl, baseUrl, siteDir, allContent} = part;
  const changes = older ? compareModels(older.model, model) : [];
  const added = addedPaths(changes);
  const texts: ApiTexts = {
    text,
    isNew: (path) => added.has(path),
    version: model.set,
    line: memoize(descriptionLine),
    findValues: createValueFinder(model),
  };
  const uses = demoUses(docsPages(allContent, siteDir), new Set(Object.keys(packageSet.packages)), demoNames);
  const getProductName = (product: ApiProduct) => text(`site.product.${productIds[product]}`);
  const page = (path: string, title: string, description: string, children: RootContent[]): MarkdownPage => ({
    path: `api/${path}`,
    title,
    description: shortened(description),
    tree: {type: 'root', children: withAddresses(children, siteUrl + baseUrl)},
  });
  const rows = indexNames(model).map(({row}) => row);

  const productSections = (product: ApiProduct): MarkdownSection[] => {
    const name = getProductName(product);
    const address = olderSet?.address && new URL(olderSet.address, siteUrl).href;
    const view = older && changesView(product, changes, {id: older.model.set, address}, model.set);
    const title = text('apiReference.index.productTitle', {name});
    const overview = [
      page(`${product}/`, title, text('apiReference.index.productLead', {name}), [
        paragraph(textNode(text('apiReference.index.productLead', {name}))),
        ...indexBlocks(
          rows.filter((row) => row.product === product),
          texts,
        ),
      ]),
      ...(view
        ? [
            page(
              `${product}/changes/`,
              text('apiReference.changes.title', {name, before: view.before, after: view.after}),
              '',
              changesBlocks(view, texts),
            ),
          ]
        : []),
      ...(product === 'data-grid' ? gridLists(model, name) : []),
    ];
    const exports = groups.map(([kind, id]) => ({
      title: `${title} – ${text(`apiReference.group.${id}`)}`,
      pages: model.pages
        .filter((each) => each.product === product && each.kind === kind)
        .map((each) => exportPage(each, name)),
    }));
    return [{title, pages: overview}, ...exports];
  };
  const gridLists = (from: ApiModel, name: string): MarkdownPage[] =>
    listPages.map(([kind, id]) =>
      page(
        `data-grid/${kind}/`,
        text('apiReference.page.title', {name: `${name} – ${text(`apiReference.page.${id}`)}`}),
        '',
        listBlocks(kind, from, texts),
      ),
    );
  const exportPage = (each: ApiPage, name: string): MarkdownPage =>
    page(
      `${each.product}/${each.slug}/`,
      text('apiReference.page.title', {name: each.name}),
      markdownText(each.description),
      exportBlocks(each, absoluteDemos(findDemos(uses, each)), name, texts),
    );

  const absoluteDemos = (views: readonly ApiDemosView[]) =>
    views.map((view) => ({...view, href: siteUrl + view.href}));

  return [
    {
      title: text('apiReference.index.title'),
      pages: [
        page('', text('apiReference.index.title'), text('apiReference.index.lead'), [
          paragraph(textNode(text('apiReference.index.lead'))),
          ...indexBlocks(rows, texts, getProductName),
        ]),
      ],
    },
    ...API_PRODUCTS.flatMap(productSections),
  ].filter(({pages}) => pages.length > 0);
}

/** Links to other pages of the reference are absolute. */
function withAddresses(children: RootContent[], base: string): RootContent[] {
  return children.map((node): RootContent => {
    if ('children' in node) {
      Object.assign(node, {children: withAddresses(node.children, base)});
    }
    return node.type === 'link' && node.url.startsWith('api/') ? {...node, url: base + node.url} : node;
  });
}
