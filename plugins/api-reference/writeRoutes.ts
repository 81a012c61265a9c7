import path from 'node:path';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import type {ApiProduct} from './model/types';
import {contentModule, contentModuleSources, type Drawing} from './contentModule';
import type {SiteViews} from './siteViews';
import type {ApiChangesView} from './view/changesView';
import type {ApiHeadView, ApiIndexView, ApiSidebarView} from './view/types';

/**
 * Writes a content with its two modules, as far as they are others than those that are there, and returns the request of
 * the one for the bundle at hand.
 *
 * @param texts - what is written about its entries, where the content itself does not have it
 */
async function writeContent(
  folder: string,
  page: string,
  drawing: Drawing,
  data: unknown,
  texts?: readonly string[],
): Promise<string> {
  const {server, browser} = contentModuleSources(page, drawing, texts !== undefined);
  await Promise.all([
    generate(path.join(folder, 'data'), `${page}.json`, JSON.stringify(data)),
    ...(texts ? [generate(path.join(folder, 'data'), `${page}.texts.json`, JSON.stringify(texts))] : []),
    generate(path.join(folder, 'server'), `${page}.js`, server),
    generate(path.join(folder, 'browser'), `${page}.js`, browser),
  ]);
  return contentModule(page);
}

/**
 * Writes what the pages of the reference show, and makes their routes: one parent for each product, so that `lean-client`
 * can cut its pages, and the index of all names.
 *
 * @param folder - absolute path for the contents
 */
export async function writeRoutes(
  {pages, sidebars, names, changes}: SiteViews,
  baseUrl: string,
  folder: string,
  createData: PluginContentLoadedActions['createData'],
): Promise<RouteConfig[]> {
  const indexRoute = async (page: string, address: string, product?: ApiProduct): Promise<RouteConfig> => {
    const shown = names.filter(({row}) => product === undefined || row.product === product);
    const content: ApiIndexView = {...(product && {product}), rows: shown.map(({row}) => row)};
    const texts = shown.map(({text}) => text);
    return {
      path: address,
      exact: true,
      component: '@theme/ApiIndex',
      modules: {content: await writeContent(folder, page, '@theme/ApiNameList', content, texts)},
      ...(product && {props: {product}}),
    };
  };
  const pageRoute = async (head: ApiHeadView, view: unknown): Promise<RouteConfig> => {
    const page = `${head.product}/${head.slug}`;
    return {
      path: `${baseUrl}api/${page}/`,
      exact: true,
      component: '@theme/ApiPage',
      modules: {
        head: await createData(`heads/${head.product}-${head.slug}.json`, head),
        content: await writeContent(folder, page, '@theme/ApiContent', view),
      },
    };
  };
  const changesRoute = async (view: ApiChangesView): Promise<RouteConfig> => ({
    path: `${baseUrl}api/${view.product}/changes/`,
    exact: true,
    component: '@theme/ApiChanges',
    modules: {content: await writeContent(folder, `${view.product}/changes`, '@theme/ApiChangeList', view)},
    props: {product: view.product, before: view.before, after: view.after},
  });
  const productRoute = async (sidebar: ApiSidebarView): Promise<RouteConfig> => {
    const {product} = sidebar;
    const address = `${baseUrl}api/${product}/`;
    return {
      path: address,
      exact: false,
      component: '@theme/ApiRoot',
      modules: {sidebar: await createData(`sidebars/${product}.json`, sidebar)},
      routes: [
        await indexRoute(`${product}/index`, address, product),
        ...(await Promise.all([
          ...changes.filter((view) => view.product === product).map(changesRoute),
          ...pages.filter(({head}) => head.product === product).map(({head, view}) => pageRoute(head, view)),
        ])),
      ],
    };
  };
  const all = `${baseUrl}api/`;
  return [
    ...(await Promise.all(sidebars.map(productRoute))),
    {path: all, exact: true, component: '@theme/ApiRoot', routes: [await indexRoute('index', all)]},
  ];
}
