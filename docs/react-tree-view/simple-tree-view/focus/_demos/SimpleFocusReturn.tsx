import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusReturn() {
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Exercises"
        selectedItems={current}
        onItemFocus={(_event, itemId) => setCurrent(itemId)}
      >
        <TreeItem itemId="squats" label="Squats" />
        <TreeItem itemId="planks" label="Planks" />
        <TreeItem itemId="rows" label="Rows" />
      </SimpleTreeView>
      {/* #preview-end */}
      <Button variant="outlined" sx={{mt: 1}}>
        Start
      </Button>
    </Box>
  );
}
