import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view-pro';
import {useRichTreeViewProApiRef} from '@mui/x-tree-view-pro/hooks';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

const handbook: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'basics',
    label: 'Basics',
    children: [
      {id: 'safety', label: 'Safety'},
      {id: 'tools', label: 'Tools'},
    ],
  },
  {id: 'repairs', label: 'Repairs', children: [{id: 'brakes', label: 'Brakes'}]},
];

export default function OrderingSave() {
  const apiRef = useRichTreeViewProApiRef();
  const [items, setItems] = useState(handbook);
  const [message, setMessage] = useState('No changes');

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeViewPro
        aria-label="Handbook"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['basics', 'repairs']}
        itemsReordering
        onItemPositionChange={({itemId, newPosition}) => {
          // The request to your server goes here.
          setMessage(
            `Saved: ${itemId} is number ${newPosition.index + 1} in ${newPosition.parentId ?? 'the handbook'}`,
          );
          setItems(apiRef.current?.getItemTree() ?? items);
        }}
      />
      {/* #preview-end */}
      <Typography role="status" noWrap sx={{mt: 2}}>
        {message}
      </Typography>
    </Box>
  );
}
