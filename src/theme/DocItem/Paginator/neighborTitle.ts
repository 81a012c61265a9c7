import {findActivePage, getTitle, type NavigationPage} from '@site/src/navigation';

function countTitles(tree: readonly NavigationPage[], title: string): number {
  return tree.reduce(
    (count, page) =>
      count + (page.children ? countTitles(page.children, title) : Number(getTitle(page) === title)),
    0,
  );
}

/**
 * What a page is called outside of its place in the navigation: a title that several pages have says nothing without
 * its group.
 */
export function neighborTitle(tree: readonly NavigationPage[], address: string, title: string): string {
  const group = findActivePage(tree, address)?.parents.at(-1);
  return group && countTitles(tree, title) > 1 ? `${getTitle(group)} – ${title}` : title;
}
