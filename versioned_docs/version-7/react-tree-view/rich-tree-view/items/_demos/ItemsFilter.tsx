import {useMemo, useState} from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

type Item = TreeViewBaseItem;

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
    id: 'baking',
    label: 'Baking',
    children: [
      {
        id: 'pies',
        label: 'Pies',
        children: [
          {id: 'leek-pie', label: 'Leek pie'},
          {id: 'apple', label: 'Apple pie'},
        ],
      },
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

const parentIds = (items: Item[]): string[] =>
  items.flatMap(({id, children = []}) => (children.length > 0 ? [id, ...parentIds(children)] : []));
// #preview-end

export default function ItemsFilter() {
  const [query, setQuery] = useState('leek');
  // #preview-start
  const items = useMemo(() => filterItems(recipes, query), [query]);
  const [expanded, setExpanded] = useState<string[]>([]);
  const [expandedHits, setExpandedHits] = useState(() => parentIds(items));
  const isSearch = query !== '';
  // #preview-end

  function search(next: string) {
    setQuery(next);
    setExpandedHits(parentIds(filterItems(recipes, next)));
  }

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <TextField
        size="small"
        fullWidth
        label="Find a recipe"
        value={query}
        onChange={(event) => search(event.target.value)}
        sx={{mb: 1}}
      />
      {/* #preview-start */}
      <RichTreeView
        aria-label="Recipes"
        items={items}
        expandedItems={isSearch ? expandedHits : expanded}
        onExpandedItemsChange={(_event, ids) => (isSearch ? setExpandedHits : setExpanded)(ids)}
      />
      {/* #preview-end */}
    </Box>
  );
}
