import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const machine: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'motor',
    label: 'Motor',
    children: [
      {id: 'belt', label: 'Belt'},
      {id: 'shaft', label: 'Shaft'},
    ],
  },
  {id: 'frame', label: 'Frame'},
];

export default function ExpansionApi() {
  const apiRef = useRichTreeViewApiRef();
  const [message, setMessage] = useState('The motor is closed');
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.setItemExpansion({event, itemId: 'motor'})}
        sx={{mb: 1}}
      >
        Open or close the motor
      </Button>
      <RichTreeView
        aria-label="Parts"
        apiRef={apiRef}
        items={machine}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setMessage(`The ${itemId} is ${isExpanded ? 'open' : 'closed'}`)
        }
      />
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 1}}>
        {message}
      </Typography>
    </Box>
  );
}
