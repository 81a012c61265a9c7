import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const archive: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'letters',
    label: 'Letters',
    children: [{id: '1920s', label: '1920s', children: [{id: 'paris', label: 'From Paris'}]}],
  },
  {id: 'maps', label: 'Maps'},
];

export default function ItemsApi() {
  // #preview-start
  const apiRef = useRichTreeViewApiRef();
  const [path, setPath] = useState('Choose an item');

  function showPath(itemId: string | null) {
    const labels: string[] = [];
    for (let id = itemId; id !== null; id = apiRef.current?.getParentId(id) ?? null) {
      labels.unshift(apiRef.current?.getItem(id).label ?? id);
    }
    setPath(labels.join(' / '));
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <Button variant="outlined" onClick={(event) => apiRef.current?.focusItem(event, 'maps')} sx={{mb: 1}}>
        Go to the maps
      </Button>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        defaultExpandedItems={['letters', '1920s']}
        onItemFocus={(_event, itemId) => showPath(itemId)}
      />
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 1}}>
        {path}
      </Typography>
    </Box>
  );
}
