import {memoize} from '../../src/lib/memoize';
import {compareModels} from './diff/compareModels';
import {findDemos} from './demos/demoUses';
import {API_PRODUCTS, type ApiModel, type ApiProduct} from './model/types';
import {apiNames} from './names/apiNames';
import {findName} from './names/findName';
import {createValueFinder} from './view/aliasValues';
import type {ViewContext} from './view/context';
import {gridPages} from './view/gridPages';
import {headView} from './view/headView';
import {indexNames, type IndexName} from './view/indexNames';
import {markdownHtml, markdownText} from './view/markdownHtml';
import {pageView} from './view/pageView';
import {sidebarView} from './view/sidebarView';
import type {PackageSet} from './packageSets';
import {addedPaths, changesView, markNew, type ApiChangesView} from './view/changesView';
import type {ApiDemosView, ApiHeadView, ApiImportView, ApiPageView, ApiSidebarView} from './view/types';

/** Everything that the pages of a reference in one language show. */
export interface SiteViews {
  pages: {head: ApiHeadView; view: ApiPageView}[];
  sidebars: ApiSidebarView[];
  /** What the indexes list. */
  names: IndexName[];
  /** Of products that an older package set has too. */
  changes: ApiChangesView[];
}

/** The version before: its model, and where it is documented. */
export interface OlderApi {
  model: ApiModel;
  packageSet: PackageSet;
}

/**
 * The views of a model.
 *
 * @param uses - demos by the name of an export
 * @param older - the version before, if it is known
 */
export function siteViews(
  model: ApiModel,
  uses: ReadonlyMap<string, ApiDemosView[]>,
  {baseUrl, highlight}: Pick<ViewContext, 'highlight'> & {baseUrl: string},
  older?: OlderApi,
): SiteViews {
  const changes = older ? compareModels(older.model, model) : [];
  const added = addedPaths(changes);
  const names = apiNames(model);
  const getHref = (code: string) => {
    const meaning = findName(code, names, {components: []});
    return meaning.kind === 'entry' ? `${baseUrl}api/${meaning.place}` : undefined;
  };
  const context: ViewContext = {
    highlight,
    getHref: (page) => `${baseUrl}api/${page}/`,
    // A prop of all grids stands on the page of each.
    describe: memoize((markdown: string) => markdownHtml(markdown, getHref)),
    findValues: createValueFinder(model),
    findTypePage: typePages(model),
  };
  const pages = [
    ...model.pages.map((page) => {
      const plain = pageView(page, findDemos(uses, page), context);
      const view = markNew({...plain, imports: withVersions(plain.imports, model)}, added, model.set);
      return {view, head: headView(view, markdownText(page.description))};
    }),
    ...gridPages(model, context)
      .map((view) => markNew(view, added, model.set))
      .map((view) => ({view, head: headView(view, '')})),
  ];
  const views = pages.map(({view}) => view);
  const before = older && {id: older.model.set, address: older.packageSet.address};
  const changeViews = API_PRODUCTS.flatMap(
    (product) => (before && changesView(product, changes, before, model.set)) ?? [],
  );
  const changesSince = (product: ApiProduct) => changeViews.find((view) => view.product === product)?.before;
  return {
    pages,
    sidebars: API_PRODUCTS.map((product) => sidebarView(product, views, changesSince(product))).filter(
      ({groups}) => groups.length > 0,
    ),
    names: indexNames(model),
    changes: changeViews,
  };
}

/** Finds the page of a type by its name. */
function typePages({pages}: ApiModel): ViewContext['findTypePage'] {
  const types = pages.filter(({kind}) => kind === 'interface');
  const found = new Map(types.map(({product, name, slug}) => [`${product}/${name}`, `${product}/${slug}`]));
  return (product, name) => found.get(`${product}/${name}`);
}

function withVersions(imports: readonly ApiImportView[], {packages}: ApiModel): ApiImportView[] {
  return imports.map((each) => {
    const version = packages[each.package];
    return version === undefined ? each : {...each, version};
  });
}
