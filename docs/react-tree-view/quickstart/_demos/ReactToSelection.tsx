import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const rights: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      {id: 'orders.read', label: 'View orders'},
      {id: 'orders.refund', label: 'Refund orders'},
    ],
  },
  {
    id: 'staff',
    label: 'Staff',
    children: [
      {id: 'staff.read', label: 'View staff'},
      {id: 'staff.invite', label: 'Invite staff'},
    ],
  },
];

export default function ReactToSelection() {
  const [granted, setGranted] = useState<string[]>(['orders.read']);
  const rightCount = granted.filter((itemId) => itemId.includes('.')).length;

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Access rights"
        items={rights}
        defaultExpandedItems={['orders', 'staff']}
        multiSelect
        checkboxSelection
        selectionPropagation={{parents: true, descendants: true}}
        selectedItems={granted}
        onSelectedItemsChange={(_event, itemIds) => setGranted(itemIds)}
      />
      <Typography role="status" sx={{mt: 2}}>
        {rightCount} of 4 rights granted
      </Typography>
      {/* #preview-end */}
    </Box>
  );
}
