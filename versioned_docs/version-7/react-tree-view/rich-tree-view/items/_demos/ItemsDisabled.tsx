import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

interface Room {
  id: string;
  label: string;
  closed?: boolean;
  children?: Room[];
}

const rooms: Room[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      {id: 'hall', label: 'Hall'},
      {id: 'workshop', label: 'Workshop (closed)', closed: true},
      {id: 'cafe', label: 'Café'},
    ],
  },
  {id: 'roof', label: 'Roof terrace (closed)', closed: true},
];

// #preview-start
const isClosed = (room: Room) => Boolean(room.closed);
// #preview-end

export default function ItemsDisabled() {
  const [focusable, setFocusable] = useState(false);
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <FormControlLabel
        label="Disabled items take the focus"
        control={<Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />}
        sx={{mb: 1}}
      />
      {/* #preview-start */}
      <RichTreeView
        aria-label="Rooms"
        items={rooms}
        isItemDisabled={isClosed}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['ground']}
      />
      {/* #preview-end */}
    </Box>
  );
}
