import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {flagsIn} from '@site/src/components/Marks/flags';
import type {NavigationPage} from '@site/src/navigation';

function toPage(item: PropSidebarItem, position: string): NavigationPage[] {
  switch (item.type) {
    case 'link':
      return [{pathname: item.href, title: item.label, ...flagsIn(item.customProps)}];
    case 'category':
      return [
        {
          // A group has no address; its place in the tree tells it apart.
          pathname: item.href ?? `#${position}`,
          title: item.label,
          ...(item.collapsible ? {} : {subheader: true}),
          ...flagsIn(item.customProps),
          children: toNavigationTree(item.items, position),
        },
      ];
    default:
      return [];
  }
}

/** Docusaurus' sidebar as the navigation tree of this site (PRODUCT, section 3). */
export function toNavigationTree(items: readonly PropSidebarItem[], parent = ''): NavigationPage[] {
  return items.flatMap((item, index) => toPage(item, `${parent}/${index}`));
}
