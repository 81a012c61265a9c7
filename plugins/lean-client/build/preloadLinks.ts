import fs from 'node:fs/promises';
import path from 'node:path';

import {sectionChunkName, sidebarChunkName} from './modules';
import {chunkNamesIn, type BaseRoute, type Leaf, type Plan} from './plan';

/** Chunk names that a page loads before it hydrates, by address, in the order in which they are found out. */
export function chunksByPage({routes, groups, chunkNames}: Plan): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const visit = (route: BaseRoute, above: readonly string[]): void => {
    const own = route.hash === undefined ? [] : chunkNamesIn(chunkNames[`${route.path}-${route.hash}`] ?? {});
    const chain = [...above, ...own];
    const {group: groupIndex = -1} = route;
    const group = groups[groupIndex];
    if (group) {
      const addPage = ({path: address, attributes, chunks}: Leaf, section: readonly string[]): void => {
        const sidebar = Object.keys(group.version?.sidebars ?? {}).findIndex(
          (name) => name === attributes.sidebar,
        );
        const sidebarNames = sidebar < 0 ? [] : [sidebarChunkName(groupIndex, sidebar)];
        pages.set(address, [...section, ...chain, ...sidebarNames, ...chunkNamesIn(chunks)]);
      };
      group.kept.forEach((leaf) => addPage(leaf, []));
      group.sections.forEach(({leaves}, index) => {
        leaves.forEach((leaf) => addPage(leaf, [sectionChunkName(groupIndex, index)]));
      });
    }
    route.routes?.forEach((child) => visit(child, chain));
    if (route.exact && !pages.has(route.path)) {
      pages.set(route.path, chain);
    }
  };
  routes.forEach((route) => visit(route, []));
  return pages;
}

/** The script that a page must have before its preloads, so that they do not delay it. */
const MAIN_SCRIPT = /<script [^>]*assets\/js\/main\.[^>]*><\/script>/;

/**
 * Writes preloads of `files` into a page, after its main script.
 *
 * @throws Error when the page has no main script
 */
export function withPreloads(html: string, files: readonly string[]): string {
  if (!MAIN_SCRIPT.test(html)) {
    throw new Error('lean-client: a page has no main script to write preloads after.');
  }
  const links = files.map((file) => `<link rel="preload" href="${file}" as="script">`).join('');
  return html.replace(MAIN_SCRIPT, (script) => `${script}${links}`);
}

/** File of a page in the build, as Docusaurus writes it. */
export function htmlFile(address: string, baseUrl: string, trailingSlash: boolean | undefined): string {
  const relative = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address.replace(/^\//, '');
  const bare = decodeURI(relative).replace(/\/$/, '');
  if (bare.endsWith('.html')) {
    return bare;
  }
  return trailingSlash === false && bare !== '' ? `${bare}.html` : path.posix.join(bare, 'index.html');
}

/** Where the pages of a build are and what they load. */
export interface PreloadLinksOptions {
  outDir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  plan: Plan;
  /** Files of each chunk, from the root of the build. */
  chunkFiles: ReadonlyMap<string, readonly string[]>;
}

/**
 * Writes into each page the preloads of what it loads before it hydrates. Without them the browser finds these files
 * one after the other: main script, section, page.
 *
 * @throws Error when a page is missing or names no main script
 */
export async function addPreloadLinks(options: PreloadLinksOptions): Promise<void> {
  const {outDir, baseUrl, trailingSlash, plan, chunkFiles} = options;
  for (const [address, names] of chunksByPage(plan)) {
    // The prop of a docs version has a name but no file: it is part of the main script (`registryModule`).
    const files = new Set(names.flatMap((name) => chunkFiles.get(name) ?? []));
    const target = path.join(outDir, htmlFile(address, baseUrl, trailingSlash));
    const html = await fs.readFile(target, 'utf8');
    await fs.writeFile(
      target,
      withPreloads(
        html,
        [...files].map((file) => `${baseUrl}${file}`),
      ),
    );
  }
}
