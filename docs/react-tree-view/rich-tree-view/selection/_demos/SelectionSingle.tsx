import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const flights: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      {id: 'LX 410', label: '07:15 to Geneva'},
      {id: 'LX 938', label: '09:40 to Malaga'},
    ],
  },
  {id: 'evening', label: 'Evening', children: [{id: 'LX 516', label: '18:05 to Prague'}]},
];

export default function SelectionSingle() {
  // #preview-start
  const [selected, setSelected] = useState<string | null>('LX 410');
  // #preview-end
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Flights"
        items={flights}
        defaultExpandedItems={['morning']}
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
