import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** The pages of an item and of everything below it, in order. */
function idsIn(item: SidebarItem): string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category':
      return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsIn)];
    default:
      return [];
  }
}

/**
 * The ids of the pages of a sidebar in its order: first those that stand in no group, then one section for each of its groups,
 * the groups below being part of theirs.
 *
 * @param title - name of the sidebar in the language of the build; `undefined` where its groups say enough
 * @param siteTitle - for pages without a group in a sidebar without a title
 */
export function sidebarSections(title: string | undefined, sidebar: Sidebar, siteTitle: string) {
  const topPages = sidebar.filter((item) => item.type !== 'category').flatMap(idsIn);
  const groups = sidebar.flatMap((item) =>
    item.type === 'category'
      ? [{title: title === undefined ? item.label : `${title} – ${item.label}`, ids: idsIn(item)}]
      : [],
  );
  return [{title: title ?? siteTitle, ids: topPages}, ...groups].filter(({ids}) => ids.length > 0);
}
