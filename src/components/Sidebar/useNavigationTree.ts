import {useMemo} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {sectionTitles} from '@site/config/sectionTitles';
import {useCatalogText} from '@site/plugins/translations/client';
import type {NavigationPage} from '@site/src/navigation';
import {toNavigationTree} from './navigationTree';

const none: readonly PropSidebarItem[] = [];

/** The navigation tree of a sidebar. The sections that products share have one title in all of them. */
export function useNavigationTree(items: readonly PropSidebarItem[] = none): readonly NavigationPage[] {
  const getTitle = useCatalogText(sectionTitles);
  return useMemo(() => toNavigationTree(items, getTitle), [items, getTitle]);
}
