import {useMemo, useState} from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

type Item = TreeViewDefaultItemModelProperties;

const recipes: Item[] = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      {id: 'lentil', label: 'Lentil soup'},
      {id: 'leek', label: 'Leek soup'},
    ],
  },
  {
    id: 'pies',
    label: 'Pies',
    children: [
      {id: 'leek-pie', label: 'Leek pie'},
      {id: 'apple', label: 'Apple pie'},
    ],
  },
];

// #preview-start
function filterItems(items: Item[], query: string): Item[] {
  return items.flatMap((item) => {
    const children = filterItems(item.children ?? [], query);
    const isHit = item.label.toLowerCase().includes(query.toLowerCase());
    return isHit || children.length > 0 ? [{...item, children: isHit ? item.children : children}] : [];
  });
}
// #preview-end

export default function ItemsFilter() {
  const [query, setQuery] = useState('leek');
  const [expanded, setExpanded] = useState<string[]>([]);
  // #preview-start
  const items = useMemo(() => filterItems(recipes, query), [query]);
  const open = query === '' ? expanded : items.map(({id}) => id);
  // #preview-end
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <TextField
        size="small"
        fullWidth
        label="Find a recipe"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{mb: 1}}
      />
      {/* #preview-start */}
      <RichTreeView
        aria-label="Recipes"
        items={items}
        expandedItems={open}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
      {/* #preview-end */}
    </Box>
  );
}
