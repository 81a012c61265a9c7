import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {sectionTitles, type SectionKey} from '@site/config/sectionTitles';
import {flagsIn, type NavigationPage} from '@site/src/navigation';

/** Gives the title of a section in the language of the page. */
export type SectionTitle = (section: SectionKey) => string;

/** The section that a group is, by its key in `sidebars/`: `grid-main-features` is `main-features`. */
export function toSection(key: string | undefined): SectionKey | undefined {
  const name = key?.replace(/^(?:grid|pickers|charts|tree)-/, '') ?? '';
  return isSection(name) ? name : undefined;
}

function isSection(name: string): name is SectionKey {
  return Object.hasOwn(sectionTitles.en, name);
}

function toPage(
  item: PropSidebarItem,
  position: string,
  getTitle: SectionTitle | undefined,
): NavigationPage[] {
  switch (item.type) {
    case 'link':
      return [{pathname: item.href, title: item.label, ...flagsIn(item.customProps)}];
    case 'category': {
      const section = toSection(item.key);
      return [
        {
          // A group has no address; its place in the tree tells it apart.
          pathname: item.href ?? `#${position}`,
          title: section && getTitle ? getTitle(section) : item.label,
          ...(item.collapsible ? {} : {subheader: true}),
          ...flagsIn(item.customProps),
          children: toNavigationTree(item.items, getTitle, position),
        },
      ];
    }
    default:
      return [];
  }
}

/**
 * Docusaurus' sidebar as the navigation tree of this site.
 *
 * @param getTitle - names the groups that are a section; without it they keep their labels, as all other groups do
 */
export function toNavigationTree(
  items: readonly PropSidebarItem[],
  getTitle?: SectionTitle,
  parent = '',
): NavigationPage[] {
  return items.flatMap((item, index) => toPage(item, `${parent}/${index}`, getTitle));
}
