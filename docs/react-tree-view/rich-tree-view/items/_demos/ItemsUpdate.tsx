import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const start: TreeViewDefaultItemModelProperties[] = [
  {id: 'sowing', label: 'Sowing', children: [{id: 'step-1', label: 'Bed 1'}]},
  {id: 'watering', label: 'Watering'},
];

export default function ItemsUpdate() {
  // #preview-start
  const [items, setItems] = useState(start);

  function changeBeds(
    change: (beds: TreeViewDefaultItemModelProperties[]) => TreeViewDefaultItemModelProperties[],
  ) {
    setItems(
      items.map((item) => (item.id === 'sowing' ? {...item, children: change(item.children ?? [])} : item)),
    );
  }
  // #preview-end

  const beds = items[0]?.children?.length ?? 0;
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <Stack direction="row" spacing={1} sx={{mb: 2}}>
        <Button
          variant="outlined"
          disabled={beds >= 4}
          onClick={() => changeBeds((all) => [...all, {id: `step-${beds + 1}`, label: `Bed ${beds + 1}`}])}
        >
          Add bed
        </Button>
        <Button
          variant="outlined"
          disabled={beds === 0}
          onClick={() => changeBeds((all) => all.slice(0, -1))}
        >
          Remove bed
        </Button>
      </Stack>
      {/* #preview-start */}
      <RichTreeView aria-label="Garden tasks" items={items} defaultExpandedItems={['sowing']} />
      {/* #preview-end */}
    </Box>
  );
}
