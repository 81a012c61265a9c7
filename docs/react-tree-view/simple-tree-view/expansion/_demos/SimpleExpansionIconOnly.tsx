import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, treeItemClasses} from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionIconOnly() {
  const [page, setPage] = useState<string | null>('guide');
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Manual"
        expansionTrigger="iconContainer"
        selectedItems={page}
        onSelectedItemsChange={(_event, itemId) => setPage(itemId)}
        // A larger click target around the icon.
        sx={{[`& .${treeItemClasses.iconContainer}`]: {width: 32, height: 32, alignItems: 'center'}}}
      >
        <TreeItem itemId="guide" label="User guide">
          <TreeItem itemId="setup" label="Setup" />
          <TreeItem itemId="cleaning" label="Cleaning" />
        </TreeItem>
        <TreeItem itemId="warranty" label="Warranty">
          <TreeItem itemId="claims" label="Claims" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2}}>
        Open page: {page}
      </Typography>
    </Box>
  );
}
