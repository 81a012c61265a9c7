import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

type Item = TreeViewBaseItem;

const budget: Item[] = [
  {
    id: 'income',
    label: 'Income',
    children: [{id: 'sales', label: 'Sales', children: [{id: 'online', label: 'Online'}]}],
  },
  {id: 'costs', label: 'Costs', children: [{id: 'rent', label: 'Rent'}]},
];

// #preview-start
const parentIds = (items: Item[]): string[] =>
  items.flatMap(({id, children = []}) => (children.length > 0 ? [id, ...parentIds(children)] : []));

const allParents = parentIds(budget);
// #preview-end

export default function ExpansionAll() {
  const [expanded, setExpanded] = useState<string[]>(['income']);
  const isAllOpen = allParents.every((id) => expanded.includes(id));
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button variant="outlined" onClick={() => setExpanded(isAllOpen ? [] : allParents)} sx={{mb: 1}}>
        {isAllOpen ? 'Close all' : 'Open all'}
      </Button>
      <RichTreeView
        aria-label="Budget"
        items={budget}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
      {/* #preview-end */}
    </Box>
  );
}
