import {useState} from 'react';
import Box from '@mui/material/Box';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';

const menu: TreeViewBaseItem[] = [
  {
    id: 'starters',
    label: 'Starters',
    children: [
      {id: 'soup', label: 'Pumpkin soup'},
      {id: 'salad', label: 'Beet salad (sold out)'},
    ],
  },
  {id: 'mains', label: 'Mains', children: [{id: 'risotto', label: 'Mushroom risotto'}]},
];

// #preview-start
const choices = new Set(['soup', 'risotto']);
// #preview-end

export default function SelectionLeaves() {
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Menu"
        items={menu}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['starters', 'mains']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds.filter((id) => choices.has(id)))}
        slots={{item: TreeItem2}}
        slotProps={{
          item: ({itemId}) => ({
            slotProps: {
              checkbox: {'aria-hidden': true, style: choices.has(itemId) ? {} : {display: 'none'}},
            },
          }),
        }}
      />
      {/* #preview-end */}
    </Box>
  );
}
