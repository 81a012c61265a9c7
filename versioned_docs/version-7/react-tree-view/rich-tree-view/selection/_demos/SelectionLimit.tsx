import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';

const workshops: TreeViewBaseItem[] = [
  {id: 'felting', label: 'Felting'},
  {id: 'pottery', label: 'Pottery'},
  {id: 'weaving', label: 'Weaving'},
  {id: 'carving', label: 'Carving'},
];
const limit = 2;

export default function SelectionLimit() {
  const [selected, setSelected] = useState<string[]>(['felting']);
  const [message, setMessage] = useState(`Choose up to ${limit}`);

  // #preview-start
  function select(itemIds: string[]) {
    if (itemIds.length > limit) {
      setMessage(`No more than ${limit}: remove one first`);
    } else {
      setSelected(itemIds);
      setMessage(`${itemIds.length} of ${limit} chosen`);
    }
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Workshops"
        items={workshops}
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => select(itemIds)}
        slots={{item: TreeItem2}}
        slotProps={{item: {slotProps: {checkbox: {'aria-hidden': true}}}}}
      />
      {/* #preview-end */}
      <Typography role="status" sx={{my: 1}}>
        {message}
      </Typography>
      <Button variant="outlined" onClick={() => select([])}>
        Clear
      </Button>
    </Box>
  );
}
