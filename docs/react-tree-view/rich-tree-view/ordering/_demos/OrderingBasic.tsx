import Box from '@mui/material/Box';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view-pro';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

const menu: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'starters',
    label: 'Starters',
    children: [
      {id: 'soup', label: 'Pea soup'},
      {id: 'salad', label: 'Beet salad'},
    ],
  },
  {id: 'mains', label: 'Main courses', children: [{id: 'trout', label: 'Trout'}]},
  {id: 'cake', label: 'Almond cake'},
];

export default function OrderingBasic() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeViewPro
        aria-label="Menu"
        items={menu}
        defaultExpandedItems={['starters', 'mains']}
        itemsReordering
      />
      {/* #preview-end */}
    </Box>
  );
}
