/** Pages of the build that are measured, from text alone to several components in view. */
export const speedPages = [
  '/x/introduction/support/',
  '/x/migration/migration-data-grid-v7/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/data-grid-premium/',
  '/x/introduction/installation/',
  '/x/introduction/licensing/',
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/rich-tree-view/items/',
  '/zh/x/introduction/support/',
  '/zh/x/react-data-grid/sorting/',
  '/x/v7/react-data-grid/',
] as const;
