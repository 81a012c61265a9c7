import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import type {ApiProduct} from './model/types';
import {contentModule, contentModuleSources, type Drawing} from './contentModule';
import type {SiteViews} from './siteViews';
import type {ApiHeadView, ApiIndexRow} from './view/types';

/** Writes a content with its two modules and returns the request of the one for the bundle at hand. */
async function writeContent(folder: string, page: string, drawing: Drawing, data: unknown): Promise<string> {
  const {server, browser} = contentModuleSources(page, drawing);
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  };
  await Promise.all([
    write(path.join(folder, 'data', `${page}.json`), JSON.stringify(data)),
    write(path.join(folder, 'server', `${page}.js`), server),
    write(path.join(folder, 'browser', `${page}.js`), browser),
  ]);
  return contentModule(page);
}

/** What an index shows: of one product, or of all. */
interface IndexContent {
  product?: ApiProduct;
  rows: ApiIndexRow[];
}

/**
 * Adds the routes of the reference: one parent for each product, so that `route-sections` can cut its pages, and the
 * index of all names.
 *
 * @param folder - absolute path for the contents
 */
export async function writeRoutes(
  {pages, sidebars, rows, changes}: SiteViews,
  baseUrl: string,
  folder: string,
  {addRoute, createData}: PluginContentLoadedActions,
): Promise<void> {
  const indexRoute = async (page: string, address: string, content: IndexContent): Promise<RouteConfig> => ({
    path: address,
    exact: true,
    component: '@theme/ApiIndex',
    modules: {content: await writeContent(folder, page, '@theme/ApiNameList', content)},
    ...(content.product && {props: {product: content.product}}),
  });
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
  const changesRoutes = (product: ApiProduct): Promise<RouteConfig[]> =>
    Promise.all(
      changes
        .filter((view) => view.product === product)
        .map(async (view): Promise<RouteConfig> => ({
          path: `${baseUrl}api/${product}/changes/`,
          exact: true,
          component: '@theme/ApiChanges',
          modules: {content: await writeContent(folder, `${product}/changes`, '@theme/ApiChangeList', view)},
          props: {product, before: view.before, after: view.after},
        })),
    );
  for (const sidebar of sidebars) {
    const {product} = sidebar;
    const address = `${baseUrl}api/${product}/`;
    addRoute({
      path: address,
      exact: false,
      component: '@theme/ApiRoot',
      modules: {sidebar: await createData(`sidebars/${product}.json`, sidebar)},
      routes: [
        await indexRoute(`${product}/index`, address, {
          product,
          rows: rows.filter((row) => row.product === product),
        }),
        ...(await changesRoutes(product)),
        ...(await Promise.all(
          pages.filter(({head}) => head.product === product).map(({head, view}) => pageRoute(head, view)),
        )),
      ],
    });
  }
  const all = `${baseUrl}api/`;
  addRoute({
    path: all,
    exact: true,
    component: '@theme/ApiRoot',
    routes: [await indexRoute('index', all, {rows})],
  });
}
