import {group, pageLink, type SidebarItems} from './items';

export default [
  'introduction/index',
  'introduction/installation/index',
  'introduction/licensing/index',
  'introduction/support/index',
  'introduction/roadmap/index',
  group('Common concepts', 'common-concepts', ['common-concepts/custom-components/index'], {
    subheader: true,
  }),
  pageLink('Upgrade to v8', 'migration', '/migration-v8/'),
] satisfies SidebarItems;
