import {useState, type KeyboardEvent} from 'react';
import {flushSync} from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view-pro';
import {useRichTreeViewProApiRef} from '@mui/x-tree-view-pro/hooks';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

type Item = TreeViewDefaultItemModelProperties;

const route: Item[] = [
  {
    id: 'day1',
    label: 'Day 1',
    children: [
      {id: 'mill', label: 'Mill'},
      {id: 'ferry', label: 'Ferry'},
    ],
  },
  {id: 'day2', label: 'Day 2', children: [{id: 'tower', label: 'Tower'}]},
];

// #preview-start
/** Swaps an item with its neighbor among the children of the same parent. */
function moveItem(items: Item[], itemId: string, step: -1 | 1): Item[] {
  const from = items.findIndex((item) => item.id === itemId);
  const item = items[from];
  const neighbor = items[from + step];
  if (item && neighbor) {
    return items.with(from, neighbor).with(from + step, item);
  }
  return items.map((parent) =>
    parent.children ? {...parent, children: moveItem(parent.children, itemId, step)} : parent,
  );
}
// #preview-end

export default function OrderingKeyboard() {
  const apiRef = useRichTreeViewProApiRef();
  const [items, setItems] = useState(route);
  const [current, setCurrent] = useState('mill');
  const [message, setMessage] = useState('');

  function move(step: -1 | 1) {
    setItems(moveItem(items, current, step));
    setMessage(`${apiRef.current?.getItem(current).label} moved ${step < 0 ? 'up' : 'down'}`);
  }

  // #preview-start
  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      flushSync(() => move(event.key === 'ArrowUp' ? -1 : 1));
      apiRef.current?.focusItem(event, current);
    }
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeViewPro
        aria-label="Route"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['day1', 'day2']}
        itemsReordering
        onItemPositionChange={() => setItems(apiRef.current?.getItemTree() ?? items)}
        onItemFocus={(_event, itemId) => setCurrent(itemId)}
        onKeyDown={handleKeyDown}
        selectedItems={current}
      />
      {/* #preview-end */}
      <Stack direction="row" spacing={1} sx={{mt: 2}}>
        <Button variant="outlined" onClick={() => move(-1)}>
          Move up
        </Button>
        <Button variant="outlined" onClick={() => move(1)}>
          Move down
        </Button>
      </Stack>
      <Typography role="status" sx={{mt: 1, height: 24}}>
        {message}
      </Typography>
    </Box>
  );
}
