import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const help: Record<string, string> = {
  shutter: 'How light is let in',
  speed: 'How long the shutter stays open',
  aperture: 'How wide the lens opens',
};

export default function SimpleFocusTrack() {
  const [focused, setFocused] = useState('shutter');
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Camera"
        defaultExpandedItems={['shutter']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="shutter" label="Exposure">
          <TreeItem itemId="speed" label="Speed" />
          <TreeItem itemId="aperture" label="Aperture" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2}}>
        {help[focused]}
      </Typography>
    </Box>
  );
}
