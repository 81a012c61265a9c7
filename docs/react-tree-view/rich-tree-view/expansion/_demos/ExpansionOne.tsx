import {useState} from 'react';
import Box from '@mui/material/Box';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const shelves: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'teas',
    label: 'Teas',
    children: [
      {id: 'green', label: 'Green'},
      {id: 'black', label: 'Black'},
    ],
  },
  {id: 'coffees', label: 'Coffees', children: [{id: 'light', label: 'Light roast'}]},
  {
    id: 'cocoa',
    label: 'Cocoa',
    children: [
      {id: 'dark', label: 'Dark'},
      {id: 'milk', label: 'Milk'},
    ],
  },
];

export default function ExpansionOne() {
  // #preview-start
  const [open, setOpen] = useState<string | null>('teas');
  // #preview-end
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Shelves"
        items={shelves}
        expandedItems={open === null ? [] : [open]}
        onItemExpansionToggle={(_event, itemId, isExpanded) => setOpen(isExpanded ? itemId : null)}
      />
      {/* #preview-end */}
    </Box>
  );
}
