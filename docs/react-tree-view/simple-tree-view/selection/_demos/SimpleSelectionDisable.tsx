import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionDisable() {
  const [desk, setDesk] = useState<string | null>(null);
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Desks"
        defaultExpandedItems={['north', 'south']}
        selectedItems={desk}
        onSelectedItemsChange={(_event, itemId) => setDesk(itemId)}
      >
        <TreeItem itemId="north" label="North wing" disableSelection>
          <TreeItem itemId="N1" label="Desk N1" />
          <TreeItem itemId="N2" label="Desk N2 (taken)" disableSelection />
        </TreeItem>
        <TreeItem itemId="south" label="South wing" disableSelection>
          <TreeItem itemId="S1" label="Desk S1" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2}}>
        Your desk: {desk ?? 'none'}
      </Typography>
    </Box>
  );
}
