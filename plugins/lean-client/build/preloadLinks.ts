import fs from 'node:fs/promises';
import path from 'node:path';

import {sectionChunkName, sidebarChunkName} from './modules';
import {chunkNamesIn, type BaseRoute, type Leaf, type Plan} from './plan';
import {START_ATTRIBUTE, startScript} from './startScript';

/** Chunk names that a page loads before it hydrates, by address, in the order in which they are found out. */
export function chunksByPage({routes, groups, chunkNames}: Plan): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const visit = (route: BaseRoute, above: readonly string[]): void => {
    const routeChunks =
      route.hash === undefined ? [] : chunkNamesIn(chunkNames[`${route.path}-${route.hash}`] ?? {});
    const chain = [...above, ...routeChunks];
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

/** The scripts with which a page starts, as Docusaurus writes them: the bundler's runtime and the main script. */
const SCRIPTS = /(?:<script [^>]*assets\/js\/(?:runtime~)?main\.[^>]*><\/script>)+/;

/** What a page is read for comes first: its style sheets have a higher priority by themselves. */
function preload(file: string, attribute = ''): string {
  return `<link rel="preload" href="${file}" as="script" fetchpriority="low"${attribute}>`;
}

/**
 * Writes preloads into a page: of its scripts, which then run once it has been painted (`startScript`), and of `files`.
 *
 * @throws Error when the page has no main script
 */
export function withPreloads(html: string, files: readonly string[]): string {
  const [scripts] = SCRIPTS.exec(html) ?? [];
  if (scripts === undefined) {
    throw new Error('lean-client: a page has no main script to write preloads after.');
  }
  const started = [...scripts.matchAll(/ src="?([^\s">]+)/g)].map(([, file = '']) =>
    preload(file, ` ${START_ATTRIBUTE}`),
  );
  const links = [...started, ...files.map((file) => preload(file))];
  return html.replace(scripts, () => `<script>${startScript}</script>${links.join('')}`);
}

/** File of a page in the build, as Docusaurus writes it for addresses that end in a slash. */
export function htmlFile(address: string, baseUrl: string): string {
  const relative = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address.replace(/^\//, '');
  const bare = decodeURI(relative).replace(/\/$/, '');
  return bare.endsWith('.html') ? bare : path.posix.join(bare, 'index.html');
}

/** Where the pages of a build are and what they load. */
export interface PreloadLinksOptions {
  outDir: string;
  baseUrl: string;
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
export async function addPreloadLinks({
  outDir,
  baseUrl,
  plan,
  chunkFiles,
}: PreloadLinksOptions): Promise<void> {
  for (const [address, names] of chunksByPage(plan)) {
    // The prop of a docs version has a name but no file: it is part of the main script (`registryModule`).
    const files = new Set(names.flatMap((name) => chunkFiles.get(name) ?? []));
    const target = path.join(outDir, htmlFile(address, baseUrl));
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
