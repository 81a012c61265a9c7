import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Part} from './parts';
import {unknown} from './problem';

/** A page as the index of its part names it. */
export interface IndexedPage {
  /** Address below that of the part: `react-charts/bars/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly section: string;
}

const pageLine = /^- \[((?:[^\]\\]|\\.)*)\]\(([^)]+)\)(?:: (.*))?$/;

/**
 * Reads an `llms.txt`.
 *
 * @param base - address of the part from the root of the host
 * @returns its pages in their order; links to anything but copies of pages are left out
 */
export function parseIndex(text: string, base: string): IndexedPage[] {
  const pages: IndexedPage[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    section = /^## (.+)/.exec(line)?.[1] ?? section;
    const [, title, url = '', description = ''] = pageLine.exec(line) ?? [];
    const copy = title === undefined ? undefined : /^(.*)index\.md$/.exec(new URL(url).pathname)?.[1];
    if (title !== undefined && copy?.startsWith(base)) {
      pages.push({
        path: copy.slice(base.length),
        title: title.replace(/\\(.)/g, '$1'),
        description,
        section,
      });
    }
  }
  return pages;
}

/** The pages of a part. */
export async function readIndex({folder, base}: Part): Promise<IndexedPage[]> {
  return parseIndex(await readFile(path.join(folder, 'llms.txt'), 'utf8'), base);
}

/** What a client calls a page, as a path below the address of the part: addresses and files mean their page. */
export function pagePath(name: string, base: string): string {
  const address = name
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/s, '');
  const inside = address.startsWith(base) ? address.slice(base.length) : address.replace(/^\/+/, '');
  return inside.replace(/(?:^|\/)index\.(?:mdx?|html)$/, '').replace(/\/*$/, '/');
}

/**
 * The page that a client names. Nothing else is ever read, so no name leads out of the build.
 *
 * @throws {Problem} with the nearest names
 */
export function findPage(name: string, pages: readonly IndexedPage[], base: string): IndexedPage {
  const wanted = pagePath(name, base);
  const page = pages.find(({path: each, title}) => each === wanted || title === name.trim());
  if (!page) {
    throw unknown(
      'page',
      wanted,
      pages.map((each) => each.path),
    );
  }
  return page;
}

/** The Markdown of a page. */
export function readPage({folder}: Part, page: IndexedPage): Promise<string> {
  return readFile(path.join(folder, page.path, 'index.md'), 'utf8');
}
