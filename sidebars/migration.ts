import {group, pageLink, type SidebarItems} from './items';

export default [
  pageLink('Introduction', 'introduction', '/introduction/'),
  group(
    'Upgrade to v8',
    'migration-upgrade-to-v8',
    [
      'migration-v8/index',
      'migration/migration-data-grid-v7/index',
      'migration/migration-pickers-v7/index',
      'migration/migration-charts-v7/index',
      'migration/migration-tree-view-v7/index',
      'migration/whats-new-data-grid-v8/index',
      'migration/whats-new-pickers-v8/index',
      'migration/whats-new-charts-v8/index',
      'migration/whats-new-tree-view-v8/index',
      'migration/usage-with-material-ui-v5-v6/index',
    ],
    {subheader: true},
  ),
  group('Upgrade to v7', 'migration-upgrade-to-v7', [
    'migration-v7/index',
    'migration/migration-data-grid-v6/index',
    'migration/migration-pickers-v6/index',
    'migration/migration-charts-v6/index',
    'migration/migration-tree-view-v6/index',
  ]),
  group('Upgrade to v6', 'migration-upgrade-to-v6', [
    'migration-v6/index',
    'migration/migration-data-grid-v5/index',
    'migration/migration-pickers-v5/index',
    'migration/migration-tree-view-lab/index',
  ]),
  group('Earlier versions', 'migration-earlier-versions', [
    'migration-earlier/index',
    'migration/migration-pickers-lab/index',
    'migration/migration-data-grid-v4/index',
  ]),
] satisfies SidebarItems;
