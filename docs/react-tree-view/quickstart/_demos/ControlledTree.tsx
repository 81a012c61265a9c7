import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const continents: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'europe',
    label: 'Europe',
    children: [
      {id: 'oslo', label: 'Oslo'},
      {id: 'vienna', label: 'Vienna'},
    ],
  },
  {id: 'asia', label: 'Asia', children: [{id: 'osaka', label: 'Osaka'}]},
];

export default function ControlledTree() {
  // #preview-start
  const [expanded, setExpanded] = useState<string[]>(['europe']);
  const [selected, setSelected] = useState<string | null>('oslo');
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <Stack direction="row" spacing={1} sx={{mb: 2}}>
        <Button variant="outlined" onClick={() => setExpanded(['europe', 'asia'])}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Cities"
        items={continents}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2}}>
        Selected: {selected ?? 'nothing'}
      </Typography>
    </Box>
  );
}
