import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {TreeViewBaseItem} from '@mui/x-tree-view-pro';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

const stops: TreeViewBaseItem[] = [
  {id: 'porto', label: 'Porto'},
  {id: 'coimbra', label: 'Coimbra'},
  {id: 'lisbon', label: 'Lisbon'},
  {id: 'faro', label: 'Faro'},
];

export default function ReorderProTree() {
  const [items, setItems] = useState(stops);
  const [selected, setSelected] = useState<string | null>('lisbon');
  const index = items.findIndex((item) => item.id === selected);

  function move(from: number, to: number) {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    setItems(next);
  }

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeViewPro
        aria-label="Stops of the tour"
        items={items}
        experimentalFeatures={{indentationAtItemLevel: true, itemsReordering: true}}
        itemsReordering
        canMoveItemToNewPosition={({newPosition}) => newPosition.parentId === null}
        onItemPositionChange={({oldPosition, newPosition}) => move(oldPosition.index, newPosition.index)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      {/* #preview-end */}
      {/* Dragging needs a pointer, so these buttons do the same with the keyboard. */}
      <Stack direction="row" spacing={1} sx={{mt: 2}}>
        <Button variant="outlined" disabled={index < 1} onClick={() => move(index, index - 1)}>
          Move up
        </Button>
        <Button
          variant="outlined"
          disabled={index < 0 || index === items.length - 1}
          onClick={() => move(index, index + 1)}
        >
          Move down
        </Button>
      </Stack>
    </Box>
  );
}
