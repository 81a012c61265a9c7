import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {groupBy} from '../../src/lib/groupBy';
import {docsVersions} from '../../src/lib/node/docsVersions';
import {parsePagePath} from '../translations/build';
import type {Options} from './options';

/** What the page checks need to know of a page. */
export type PageDocument = Pick<DocMetadata, 'permalink' | 'source' | 'title' | 'sidebar'>;

/** The pages version by version, each with its file from the project's folder. */
export function documentsIn(allContent: AllContent): PageDocument[][] {
  return docsVersions(allContent).map(({docs}) =>
    docs.map((page) => ({...page, source: page.source.replace('@site/', '')})),
  );
}

function findShared(
  documents: readonly PageDocument[],
  getKey: (document: PageDocument) => string,
  describe: (key: string, others: string) => string,
): string[] {
  return [...groupBy(documents, getKey)]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([key, [first, ...others]]) => {
      const rest = others.map(({source}) => `${source}:1`).join(', ');
      return `${first?.source}:1:1: ${describe(key, rest)}`;
    });
}

/**
 * One message for each address that two pages claim, with their files. `a.mdx` and `a/index.mdx` differ only in the
 * slash at the end, which every address of the site gets.
 */
export function findDuplicatePathnames(documents: readonly PageDocument[]): string[] {
  return findShared(
    documents,
    ({permalink}) => permalink.replace(/\/*$/, '/'),
    (path, others) => `Duplicated pathname ${path} in pages: also ${others}`,
  );
}

/** One message for each title that two pages of a version share: titles tell browser tabs and search results apart. */
export function findDuplicateTitles(documents: readonly PageDocument[]): string[] {
  return findShared(
    documents,
    ({title}) => title,
    (title, others) => `the same title "${title}" as ${others}`,
  );
}

/** What the navigation calls a page: its file without the folder of all pages and the ending. */
function toId(source: string): string {
  return (parsePagePath(source)?.file ?? source).replace(/\.mdx?$/, '');
}

/** One message for each page that no sidebar lists: readers would only find it by search. */
export function findOrphanPages(documents: readonly PageDocument[]): string[] {
  return documents
    .filter(({sidebar}) => sidebar === undefined)
    .map(
      ({source}) =>
        `${source}:1:1: this page is in no sidebar; add '${toId(source)}' to its product in sidebars/`,
    );
}

/**
 * One message for each page that was published and is gone, without a redirect in its place. Of a section of which no
 * page is left this knows nothing: the whole build looks at all addresses (`scripts/builder/addresses.ts`).
 *
 * @param base of the language and version that is built: `/zh/x/v7/`
 */
export function findLostPages(
  documents: readonly PageDocument[],
  base: string,
  {published, redirects}: Pick<Options, 'published' | 'redirects'>,
): string[] {
  const getSection = (address: string) => address.slice(base.length).split('/', 1)[0] ?? '';
  const existing = new Set(documents.map(({permalink}) => permalink.replace(/\/*$/, '/')));
  const sections = new Set([...existing].map(getSection));
  const isLost = (address: string) =>
    address.startsWith(base) &&
    sections.has(getSection(address)) &&
    !existing.has(address) &&
    !redirects(address);
  // The file has one on each line, behind that of the bracket.
  return published.flatMap((address, index) =>
    isLost(address)
      ? [
          `config/addresses.json:${index + 2}:3: ${address} was published and has no page any more: bring the page there by "npx docusaurus page:move", or add a redirect to config/redirects.ts`,
        ]
      : [],
  );
}
