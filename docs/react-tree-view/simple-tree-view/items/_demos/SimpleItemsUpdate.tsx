import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const stops = ['Zagreb', 'Graz', 'Linz', 'Brno'];

export default function SimpleItemsUpdate() {
  const [count, setCount] = useState(3);
  const [isSorted, setIsSorted] = useState(false);
  const shown = stops.slice(0, count);
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <Stack direction="row" spacing={1} sx={{mb: 1}}>
        <Button variant="outlined" onClick={() => setCount(count === 3 ? 4 : 3)}>
          {count === 3 ? 'Add Brno' : 'Remove Brno'}
        </Button>
        <Button variant="outlined" onClick={() => setIsSorted(!isSorted)}>
          {isSorted ? 'By route' : 'By name'}
        </Button>
      </Stack>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Route" defaultExpandedItems={['route']}>
        <TreeItem itemId="route" label={`Route (${count} stops)`}>
          {(isSorted ? shown.toSorted() : shown).map((stop) => (
            <TreeItem key={stop} itemId={stop} label={stop} />
          ))}
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
