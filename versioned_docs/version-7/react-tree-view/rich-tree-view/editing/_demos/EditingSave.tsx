import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

type Item = TreeViewBaseItem;

const playlists: Item[] = [
  {id: 'run', label: 'Running', children: [{id: 'hills', label: 'Hills'}]},
  {id: 'rest', label: 'Rest'},
];

// #preview-start
function rename(items: Item[], id: string, label: string): Item[] {
  return items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));
}
// #preview-end

export default function EditingSave() {
  const [items, setItems] = useState(playlists);
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Playlists"
        items={items}
        experimentalFeatures={{labelEditing: true}}
        isItemEditable
        defaultExpandedItems={['run']}
        onItemLabelChange={(itemId, label) => setItems(rename(items, itemId, label))}
      />
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2}}>
        Stored: {items.map(({label}) => label).join(', ')}
      </Typography>
    </Box>
  );
}
