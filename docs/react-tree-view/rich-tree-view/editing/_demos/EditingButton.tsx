import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const cameras: TreeViewDefaultItemModelProperties[] = [
  {id: 'cam-1', label: 'Entrance'},
  {id: 'cam-2', label: 'Yard'},
  {id: 'cam-3', label: 'Ramp'},
];

export default function EditingButton() {
  const apiRef = useRichTreeViewApiRef();
  const [selected, setSelected] = useState<string | null>('cam-1');
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button
        variant="outlined"
        disabled={selected === null}
        onClick={() => apiRef.current?.setEditedItem(selected)}
        sx={{mb: 1}}
      >
        Rename
      </Button>
      <RichTreeView
        aria-label="Cameras"
        apiRef={apiRef}
        items={cameras}
        isItemEditable
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      {/* #preview-end */}
    </Box>
  );
}
