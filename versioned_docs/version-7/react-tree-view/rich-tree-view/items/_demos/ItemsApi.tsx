import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const archive: TreeViewBaseItem[] = [
  {
    id: 'letters',
    label: 'Letters',
    children: [{id: '1920s', label: '1920s', children: [{id: 'paris', label: 'From Paris'}]}],
  },
  {id: 'maps', label: 'Maps'},
];

export default function ItemsApi() {
  // #preview-start
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = useState('Choose an item');

  function describe(itemId: string) {
    const item: TreeViewBaseItem | undefined = apiRef.current?.getItem(itemId);
    const inside = apiRef.current?.getItemOrderedChildrenIds(itemId).length ?? 0;
    setMessage(`${item?.label ?? itemId}: ${inside === 0 ? 'nothing' : inside} inside`);
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
        onItemFocus={(_event, itemId) => describe(itemId)}
      />
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 1}}>
        {message}
      </Typography>
    </Box>
  );
}
