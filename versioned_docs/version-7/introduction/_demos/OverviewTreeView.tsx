import Box from '@mui/material/Box';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';

// #preview-start
const items: TreeViewBaseItem[] = [
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
        slots={{item: TreeItem2}}
        slotProps={{item: {slotProps: {checkbox: {'aria-hidden': true}}}}}
      />
    </Box>
  );
}
