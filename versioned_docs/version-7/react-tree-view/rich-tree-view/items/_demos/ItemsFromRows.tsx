import Box from '@mui/material/Box';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

interface Place {
  id: string;
  parentId: string | null;
  label: string;
}

const places: Place[] = [
  {id: 'n', parentId: null, label: 'Norway'},
  {id: 'n-v', parentId: 'n', label: 'Vestland'},
  {id: 'n-v-b', parentId: 'n-v', label: 'Bergen'},
  {id: 'n-v-f', parentId: 'n-v', label: 'Florø'},
  {id: 's', parentId: null, label: 'Sweden'},
  {id: 's-s', parentId: 's', label: 'Skåne'},
];

// #preview-start
function buildTree(rows: Place[], parentId: string | null): TreeViewBaseItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({id, label}) => ({id, label, children: buildTree(rows, id)}));
}

const items = buildTree(places, null);
// #preview-end

export default function ItemsFromRows() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView aria-label="Places" items={items} defaultExpandedItems={['n', 'n-v']} />
      {/* #preview-end */}
    </Box>
  );
}
