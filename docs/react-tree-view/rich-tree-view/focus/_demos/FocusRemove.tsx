import {useState, type KeyboardEvent} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

type Item = TreeViewDefaultItemModelProperties;

const shopping: Item[] = [
  {
    id: 'market',
    label: 'Market',
    children: [
      {id: 'figs', label: 'Figs'},
      {id: 'basil', label: 'Basil'},
    ],
  },
  {id: 'pharmacy', label: 'Pharmacy', children: [{id: 'plasters', label: 'Plasters'}]},
];

const without = (items: Item[], id: string): Item[] =>
  items
    .filter((item) => item.id !== id)
    .map((item) => (item.children ? {...item, children: without(item.children, id)} : item));

export default function FocusRemove() {
  const apiRef = useRichTreeViewApiRef();
  const [items, setItems] = useState(shopping);
  const [focused, setFocused] = useState('');
  const [message, setMessage] = useState('Delete removes an item');

  // #preview-start
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Delete') {
      setMessage(`${apiRef.current?.getItem(focused).label} removed`);
      setItems(without(items, focused));
    }
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Shopping list"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['market', 'pharmacy']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        onKeyDown={handleKeyDown}
      />
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2}}>
        {message}
      </Typography>
    </Box>
  );
}
