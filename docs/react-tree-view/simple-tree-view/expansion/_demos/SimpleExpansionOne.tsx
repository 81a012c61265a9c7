import {useState} from 'react';
import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionOne() {
  const [open, setOpen] = useState<string | null>('bread');
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Bakery"
        expandedItems={open === null ? [] : [open]}
        onItemExpansionToggle={(_event, itemId, isExpanded) => setOpen(isExpanded ? itemId : null)}
      >
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye" />
          <TreeItem itemId="spelt" label="Spelt" />
        </TreeItem>
        <TreeItem itemId="rolls" label="Rolls">
          <TreeItem itemId="poppy" label="Poppy seed" />
          <TreeItem itemId="cheese" label="Cheese" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
