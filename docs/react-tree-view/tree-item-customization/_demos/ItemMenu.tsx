import {useState, type KeyboardEvent, type MouseEvent} from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const files = [
  {
    id: 'talk',
    label: 'Talk',
    children: [
      {id: 'slides', label: 'Slides.pdf'},
      {id: 'notes', label: 'Notes.txt'},
    ],
  },
];

export default function ItemMenu() {
  const apiRef = useRichTreeViewApiRef();
  const [focused, setFocused] = useState('talk');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [message, setMessage] = useState('Right-click an item');

  // #preview-start
  function openMenu(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    const item = event.target instanceof Element ? event.target.closest('[role=treeitem]') : null;
    if (item instanceof HTMLElement) {
      item.focus();
      setAnchor(item);
    }
  }

  function close(action?: string) {
    setAnchor(null);
    if (action) setMessage(`${action}: ${apiRef.current?.getItem(focused).label}`);
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Files"
        apiRef={apiRef}
        items={files}
        defaultExpandedItems={['talk']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        onContextMenu={openMenu}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => close()}>
        <MenuItem onClick={() => close('Share')}>Share</MenuItem>
        <MenuItem onClick={() => close('Download')}>Download</MenuItem>
      </Menu>
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 1}}>
        {message}
      </Typography>
    </Box>
  );
}
