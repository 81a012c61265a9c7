import {getTitle, type NavigationPage} from '@site/src/navigation';

/** Pages below one heading. */
export interface Section {
  readonly title: string;
  /** The group, for its marks. */
  readonly group: NavigationPage;
  readonly pages: readonly NavigationPage[];
}

/**
 * The navigation of a product as flat sections, in its order: a section for each group that has pages of its own.
 * Pages that stand in no group (this one, the quickstart, the reference) have their own place on the page.
 */
export function toSections(tree: readonly NavigationPage[]): Section[] {
  return tree.flatMap((group) => {
    const children = group.children ?? [];
    const pages = children.filter((page) => page.children === undefined);
    return [...(pages.length > 0 ? [{title: getTitle(group), group, pages}] : []), ...toSections(children)];
  });
}
