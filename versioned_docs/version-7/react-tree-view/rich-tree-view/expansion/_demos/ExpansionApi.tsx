import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const machine: TreeViewBaseItem[] = [
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
  const apiRef = useTreeViewApiRef();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.setItemExpansion(event, 'motor', !isOpen)}
        sx={{mb: 1}}
      >
        {isOpen ? 'Close the motor' : 'Open the motor'}
      </Button>
      <RichTreeView
        aria-label="Parts"
        apiRef={apiRef}
        items={machine}
        onItemExpansionToggle={(_event, _itemId, isExpanded) => setIsOpen(isExpanded)}
      />
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 1}}>
        The motor is {isOpen ? 'open' : 'closed'}
      </Typography>
    </Box>
  );
}
