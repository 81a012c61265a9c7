import Box from '@mui/material/Box';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const songs: TreeViewBaseItem[] = [
  {
    id: 'winter',
    label: 'Winter concert',
    children: [
      {id: 'snow', label: 'First Snow'},
      {id: 'stars', label: 'Under the Stars'},
      {id: 'fire', label: 'By the Fire'},
    ],
  },
  {id: 'encore', label: 'Encore'},
];

export default function SelectionMultiple() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Songs"
        items={songs}
        multiSelect
        defaultExpandedItems={['winter']}
        defaultSelectedItems={['snow', 'fire']}
      />
      {/* #preview-end */}
    </Box>
  );
}
