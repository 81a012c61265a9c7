import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const folders: TreeViewBaseItem[] = [
  {
    id: 'trip',
    label: 'Lisbon trip',
    children: [
      {id: 'tickets', label: 'Tickets'},
      {id: 'photos', label: 'Photos'},
    ],
  },
];

export default function EditableLabelsTree() {
  const [message, setMessage] = useState('No folder renamed yet');

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Folders"
        items={folders}
        defaultExpandedItems={['trip']}
        experimentalFeatures={{labelEditing: true}}
        isItemEditable
        onItemLabelChange={(itemId, label) => setMessage(`Renamed ${itemId} to ${label}`)}
      />
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2}}>
        {message}
      </Typography>
    </Box>
  );
}
