import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleItemsBasic() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Settings" defaultExpandedItems={['privacy']}>
        <TreeItem itemId="privacy" label="Privacy">
          <TreeItem itemId="blocked" label="Blocked contacts" />
          <TreeItem itemId="visibility" label="Profile visibility" />
        </TreeItem>
        <TreeItem itemId="display" label="Display">
          <TreeItem itemId="text-size" label="Text size" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
