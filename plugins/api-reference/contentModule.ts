import type {ComponentType} from 'react';

/** What requests of content modules begin with; an alias to the folder of the bundle at hand. */
export const contentAlias = '@api-content';

/** What draws a content: the page of an export, an index of names, or a list of changes. */
export type Drawing = '@theme/ApiContent' | '@theme/ApiNameList' | '@theme/ApiChangeList';

/** A content that can be drawn. */
export type Ready<View> = {
  readonly data: View;
  readonly Drawing: ComponentType<{view: View; panel?: {address: string}}>;
};

/** What the module of a content exports: on the server the content itself, in the browser a function that fetches it. */
export type ContentModule<View> = {
  readonly ready?: Ready<View>;
  readonly load?: () => Promise<Ready<View>>;
  /** Fetches what is written about the entries, in lower case and in their order, where the content has names alone. */
  readonly texts?: () => Promise<readonly string[]>;
};

/**
 * The request of the module that holds a page's content: `@api-content/data-grid/data-grid.js`. On the server it has
 * the content and the component that draws it, in the browser a function that fetches both, because there the
 * server's HTML shows it already.
 */
export function contentModule(page: string): string {
  return `${contentAlias}/${page}.js`;
}

/**
 * The two modules of a content, whose JSON file is `data/<page>.json` beside their folders.
 *
 * @param hasTexts - whether what is written about its entries is `data/<page>.texts.json`
 */
export function contentModuleSources(
  page: string,
  drawing: Drawing,
  hasTexts: boolean,
): {server: string; browser: string} {
  const folder = `${'../'.repeat(page.split('/').length)}data/`;
  const data = JSON.stringify(`${folder}${page}.json`);
  const texts = JSON.stringify(`${folder}${page}.texts.json`);
  const draw = JSON.stringify(drawing);
  // Without a name the bundler would write the component once for each of the pages.
  const name = JSON.stringify(drawing.replace('@theme/', ''));
  return {
    server: `import data from ${data};\nimport Drawing from ${draw};\nexport default {ready: {data, Drawing}};\n`,
    browser: [
      `const load = () => Promise.all([import(${data}), import(/* webpackChunkName: ${name} */ ${draw})]).then(`,
      '  ([data, drawing]) => ({data: data.default, Drawing: drawing.default}),',
      ');',
      ...(hasTexts ? [`const texts = () => import(${texts}).then((texts) => texts.default);`] : []),
      hasTexts ? 'export default {load, texts};' : 'export default {load};',
      '',
    ].join('\n'),
  };
}
