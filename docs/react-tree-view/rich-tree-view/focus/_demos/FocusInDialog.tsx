import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const folders: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'Projects',
    label: 'Projects',
    children: [
      {id: 'Bridge', label: 'Bridge'},
      {id: 'Tunnel', label: 'Tunnel'},
    ],
  },
  {id: 'Archive', label: 'Archive'},
];

export default function FocusInDialog() {
  const apiRef = useRichTreeViewApiRef();
  const [isOpen, setIsOpen] = useState(false);
  const [folder, setFolder] = useState('Tunnel');
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Save in: {folder}
      </Button>
      {/* #preview-start */}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{transition: {onEntered: () => apiRef.current?.focusItem(null, folder)}}}
        aria-labelledby="folder-title"
      >
        <DialogTitle id="folder-title">Choose a folder</DialogTitle>
        <RichTreeView
          aria-labelledby="folder-title"
          apiRef={apiRef}
          items={folders}
          defaultExpandedItems={['Projects']}
          selectedItems={folder}
          onSelectedItemsChange={(_event, itemId) => setFolder(itemId ?? folder)}
          sx={{p: 2, width: 260}}
        />
      </Dialog>
      {/* #preview-end */}
    </Box>
  );
}
