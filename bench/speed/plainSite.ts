import {cpSync, existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildSite} from '../buildSite';

/** How many pages of the data grid the plain site has. */
const pageCount = 28;

/** Two of its pages: a short one, and a long one with much code. */
export const plainPages = {
  'plain Docusaurus: support': '/support/',
  'plain Docusaurus: sorting, its demos as code alone': '/sorting/',
};

/** The Markdown copies of the last build that become its pages, each below its address. */
function sources(build: string): [file: string, name: string][] {
  const grid = path.join(build, 'x', 'react-data-grid');
  const names = readdirSync(grid)
    .filter((name) => existsSync(path.join(grid, name, 'index.md')))
    .sort();
  const others = names.filter((name) => name !== 'sorting').slice(0, pageCount - 2);
  return [
    [path.join(build, 'x', 'introduction', 'support', 'index.md'), 'support'],
    ...['sorting', ...others].map((name): [string, string] => [path.join(grid, name, 'index.md'), name]),
  ];
}

/**
 * Builds a plain Docusaurus site from the Markdown copies of the last build: what the same text costs a reader there.
 *
 * @param build folder of the build
 * @returns folder of the plain build
 */
export async function buildPlainSite(build: string): Promise<string> {
  const folder = path.resolve('.cache', 'bench', 'plain');
  rmSync(folder, {recursive: true, force: true});
  for (const [file, name] of sources(build)) {
    mkdirSync(path.join(folder, 'docs'), {recursive: true});
    cpSync(file, path.join(folder, 'docs', `${name}.md`));
  }
  cpSync(path.resolve('bench', 'speed', 'plain'), folder, {recursive: true});
  await buildSite(folder);
  return path.join(folder, 'build');
}
