import {getTitle, type NavigationPage} from '@site/src/navigation';

/**
 * The tree with only the items whose title contains every word of the query, their ancestors, and everything below
 * a group whose own title matches. An empty query returns the same tree.
 */
export function filterTree(tree: readonly NavigationPage[], query: string): readonly NavigationPage[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? tree : tree.flatMap((page) => filterPage(page, words));
}

function filterPage(page: NavigationPage, words: readonly string[]): NavigationPage[] {
  const title = getTitle(page).toLocaleLowerCase();
  if (words.every((word) => title.includes(word))) {
    return [page];
  }
  const children = (page.children ?? []).flatMap((child) => filterPage(child, words));
  return children.length > 0 ? [{...page, children}] : [];
}

/** Number of pages (items without children) in the tree. */
export function countPages(tree: readonly NavigationPage[]): number {
  return tree.reduce((count, page) => count + (page.children ? countPages(page.children) : 1), 0);
}
