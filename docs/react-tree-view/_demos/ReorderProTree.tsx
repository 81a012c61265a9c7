import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view-pro';
import {useRichTreeViewProApiRef} from '@mui/x-tree-view-pro/hooks';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

const stops: TreeViewDefaultItemModelProperties[] = [
  {id: 'porto', label: 'Porto'},
  {id: 'coimbra', label: 'Coimbra'},
  {id: 'lisbon', label: 'Lisbon'},
  {id: 'faro', label: 'Faro'},
];

export default function ReorderProTree() {
  const apiRef = useRichTreeViewProApiRef();
  const [items, setItems] = useState(stops);
  const [selected, setSelected] = useState<string | null>('lisbon');
  const index = items.findIndex((item) => item.id === selected);

  // Dragging needs a pointer, so these buttons do the same with the keyboard.
  function move(step: -1 | 1) {
    const next = [...items];
    const [moved] = next.splice(index, 1);
    if (moved) {
      next.splice(index + step, 0, moved);
      setItems(next);
    }
  }

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeViewPro
        aria-label="Stops of the tour"
        apiRef={apiRef}
        items={items}
        itemsReordering
        canMoveItemToNewPosition={({newPosition}) => newPosition.parentId === null}
        onItemPositionChange={() => setItems(apiRef.current?.getItemTree() ?? items)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      {/* #preview-end */}
      <Stack direction="row" spacing={1} sx={{mt: 2}}>
        <Button variant="outlined" disabled={index < 1} onClick={() => move(-1)}>
          Move up
        </Button>
        <Button variant="outlined" disabled={index < 0 || index === items.length - 1} onClick={() => move(1)}>
          Move down
        </Button>
      </Stack>
    </Box>
  );
}
