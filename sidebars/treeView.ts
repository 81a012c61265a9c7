import {apiLink, group, type SidebarItems} from './items';

export default [
  'react-tree-view/index',
  'react-tree-view/quickstart/index',
  group(
    'Simple Tree View',
    'tree-simple-tree-view',
    [
      'react-tree-view/simple-tree-view/items/index',
      'react-tree-view/simple-tree-view/selection/index',
      'react-tree-view/simple-tree-view/expansion/index',
      'react-tree-view/simple-tree-view/customization/index',
      'react-tree-view/simple-tree-view/focus/index',
    ],
    {subheader: true},
  ),
  group(
    'Rich Tree View',
    'tree-rich-tree-view',
    [
      'react-tree-view/rich-tree-view/items/index',
      'react-tree-view/rich-tree-view/selection/index',
      'react-tree-view/rich-tree-view/expansion/index',
      'react-tree-view/rich-tree-view/customization/index',
      'react-tree-view/rich-tree-view/focus/index',
      'react-tree-view/rich-tree-view/editing/index',
      'react-tree-view/rich-tree-view/lazy-loading/index',
      'react-tree-view/rich-tree-view/ordering/index',
    ],
    {subheader: true},
  ),
  group(
    'Main features',
    'tree-main-features',
    ['react-tree-view/accessibility/index', 'react-tree-view/tree-item-customization/index'],
    {subheader: true},
  ),
  apiLink('tree-view'),
] satisfies SidebarItems;
