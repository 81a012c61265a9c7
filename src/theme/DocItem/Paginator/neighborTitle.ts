import {findActivePage, titleOf, type NavigationPage} from '@site/src/navigation';

function countOf(tree: readonly NavigationPage[], title: string): number {
  return tree.reduce(
    (count, page) =>
      count + (page.children ? countOf(page.children, title) : Number(titleOf(page) === title)),
    0,
  );
}

/**
 * What a page is called outside of its place in the navigation: a title that several pages have says nothing without
 * its group.
 */
export function neighborTitle(tree: readonly NavigationPage[], address: string, title: string): string {
  const group = findActivePage(tree, address)?.parents.at(-1);
  return group && countOf(tree, title) > 1 ? `${titleOf(group)} – ${title}` : title;
}
