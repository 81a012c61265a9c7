import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const languages = ['Croatian', 'Slovene', 'Finnish', 'Estonian'];

export default function SimpleSelectionMultiple() {
  const [selected, setSelected] = useState<string[]>(['Slovene']);
  const isAll = languages.every((name) => selected.includes(name));
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button variant="outlined" onClick={() => setSelected(isAll ? [] : languages)} sx={{mb: 1}}>
        {isAll ? 'Clear' : 'Select all'}
      </Button>
      <SimpleTreeView
        aria-label="Languages"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['slavic', 'finnic']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="slavic" label="Slavic" disableSelection>
          <TreeItem itemId="Croatian" label="Croatian" />
          <TreeItem itemId="Slovene" label="Slovene" />
        </TreeItem>
        <TreeItem itemId="finnic" label="Finnic" disableSelection>
          <TreeItem itemId="Finnish" label="Finnish" />
          <TreeItem itemId="Estonian" label="Estonian" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
