import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** What a group is and what its mark in the navigation says of all pages in it. */
interface GroupOptions {
  /** A heading that does not collapse. */
  subheader?: true;
  plan?: 'pro' | 'premium';
  newFeature?: true;
}

type Sidebar = SidebarsConfig[string];
/** The entries of a sidebar, in their order. */
export type SidebarItems = Extract<Sidebar, readonly unknown[]>;
type SidebarItem = SidebarItems[number];

/** A group of the navigation tree: `key` names it in the translation files. */
export function group(
  label: string,
  key: string,
  items: SidebarItems,
  options: GroupOptions = {},
): SidebarItem {
  return {
    type: 'category',
    label,
    key,
    items: [...items],
    ...(options.subheader && {collapsible: false}),
    ...(Object.keys(options).length > 0 && {customProps: {...options}}),
  };
}

/** The link from a product's navigation to its API reference, which has a navigation of its own. */
export function apiLink(product: 'data-grid' | 'date-pickers' | 'charts' | 'tree-view'): SidebarItem {
  return {type: 'link', label: 'API reference', key: 'api', href: `/api/${product}/`};
}

/** A link to a page that stands in another sidebar: `key` names it in the translation files. */
export function pageLink(label: string, key: string, href: string): SidebarItem {
  return {type: 'link', label, key, href};
}

/** Whether the page `id` (for example `react-data-grid/sorting/index`) has been written. */
function isWritten(id: string, docsDir: string, section: string): boolean {
  return id.startsWith(section) && existsSync(path.join(docsDir, `${id}.mdx`));
}

function writtenItem(item: SidebarItem, docsDir: string, section: string): SidebarItem[] {
  if (typeof item === 'string') {
    return isWritten(item, docsDir, section) ? [item] : [];
  }
  if ('type' in item && item.type === 'category') {
    const items = writtenItems(item.items, docsDir, section);
    return items.length > 0 ? [{...item, items}] : [];
  }
  return [item];
}

/**
 * The same tree with only the pages whose file exists, and without the groups that this leaves empty.
 *
 * @param section - what the ids of the pages begin with: `react-data-grid/`, when no others are built
 */
export function writtenItems(items: unknown, docsDir: string, section = ''): SidebarItem[] {
  return Array.isArray(items)
    ? items.flatMap((item: SidebarItem) => writtenItem(item, docsDir, section))
    : [];
}
