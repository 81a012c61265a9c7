import Box from '@mui/material/Box';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #preview-start
const items: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'workshop',
    label: 'Workshop',
    children: [
      {id: 'saws', label: 'Saws'},
      {id: 'clamps', label: 'Clamps'},
    ],
  },
  {
    id: 'garden',
    label: 'Garden',
    children: [
      {id: 'hoses', label: 'Hoses'},
      {id: 'seeds', label: 'Seeds', children: [{id: 'tomato', label: 'Tomato'}]},
    ],
  },
];
// #preview-end

export default function OverviewTreeView() {
  return (
    <Box sx={{minHeight: 240}}>
      <RichTreeView
        aria-label="Departments of the shop"
        items={items}
        defaultExpandedItems={['workshop', 'garden']}
        checkboxSelection
        multiSelect
      />
    </Box>
  );
}
