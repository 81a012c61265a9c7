import type {PageDocument} from './loadedDocuments';

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  }
  return groups;
}

function findShared(
  documents: readonly PageDocument[],
  keyOf: (document: PageDocument) => string,
  describe: (key: string) => string,
): string[] {
  return [...groupBy(documents, keyOf)]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([key, sharing]) => `${describe(key)}: ${sharing.map(({source}) => `${source}:1`).join(', ')}`);
}

/**
 * One message for each address that two pages claim, with their files (B1.5). `a.mdx` and `a/index.mdx` differ only
 * in the slash at the end, which every address of the site gets.
 */
export function findDuplicatePathnames(documents: readonly PageDocument[]): string[] {
  return findShared(
    documents,
    ({permalink}) => permalink.replace(/\/*$/, '/'),
    (path) => `Duplicated pathname ${path} in pages`,
  );
}

/** One message for each title that two pages of a version share: titles tell browser tabs and search results apart. */
export function findDuplicateTitles(documents: readonly PageDocument[]): string[] {
  return findShared(
    documents,
    ({title}) => title,
    (title) => `Duplicated title "${title}" in pages`,
  );
}

/** One message for each page that no sidebar lists: readers would only find it by search. */
export function findOrphanPages(documents: readonly PageDocument[]): string[] {
  return documents
    .filter(({sidebar}) => sidebar === undefined)
    .map(({source}) => `${source}:1: this page is in no sidebar; add its id to sidebars.ts`);
}
