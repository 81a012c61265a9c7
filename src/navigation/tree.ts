import {getSegments} from './addresses';
import type {NavigationPage} from './types';

/** The page found and its ancestors, the root first. */
export interface ActivePage {
  readonly page: NavigationPage;
  readonly parents: readonly NavigationPage[];
}

const DOCS_TABS: ReadonlySet<string> = new Set(['components-api', 'hooks-api', '[docsTab]']);

function toKey(path: string): string {
  return getSegments(path)
    .filter((segment) => !DOCS_TABS.has(segment))
    .join('/');
}

function find(
  pages: readonly NavigationPage[],
  key: string,
  parents: readonly NavigationPage[],
): ActivePage | null {
  for (const page of pages) {
    if (toKey(page.pathname) === key) {
      return {page, parents};
    }
    const below = find(page.children ?? [], key, [...parents, page]);
    if (below) {
      return below;
    }
  }
  return null;
}

/**
 * Finds the page of an address in the navigation tree. Language, version, hash, query, trailing slash and a docs-tab
 * segment make no difference.
 *
 * @returns the page with its parents from the root, or `null` when the tree has no such page
 */
export function findActivePage(tree: readonly NavigationPage[], path: string): ActivePage | null {
  return find(tree, toKey(path), []);
}

/** Label of a navigation item: its title, else the last path segment in title case. */
export function getTitle(item: Pick<NavigationPage, 'pathname' | 'title'>): string {
  return (
    item.title ??
    (getSegments(item.pathname).at(-1) ?? '')
      .split('-')
      .filter((word) => word !== '')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
