import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import charts from './charts';
import dataGrid from './dataGrid';
import datePickers from './datePickers';
import introduction from './introduction';
import migration from './migration';
import treeView from './treeView';

/**
 * The navigation tree: one sidebar per product, each in a file of its own. Ids, groups and translation keys only;
 * titles, labels and flags come from each page's front matter.
 */
export const tree = {
  introduction,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
} satisfies SidebarsConfig;
