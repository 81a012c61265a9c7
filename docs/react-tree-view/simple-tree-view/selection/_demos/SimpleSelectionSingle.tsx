import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionSingle() {
  const [voice, setVoice] = useState<string | null>('cello');
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Instruments"
        defaultExpandedItems={['strings']}
        selectedItems={voice}
        onSelectedItemsChange={(_event, itemId) => setVoice(itemId)}
      >
        <TreeItem itemId="strings" label="Strings">
          <TreeItem itemId="violin" label="Violin" />
          <TreeItem itemId="cello" label="Cello" />
        </TreeItem>
        <TreeItem itemId="brass" label="Brass">
          <TreeItem itemId="horn" label="Horn" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2}}>
        Selected: {voice ?? 'nothing'}
      </Typography>
    </Box>
  );
}
