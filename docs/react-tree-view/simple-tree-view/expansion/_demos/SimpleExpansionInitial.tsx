import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionInitial() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Safety rules" defaultExpandedItems={['lab', 'fire']}>
        <TreeItem itemId="lab" label="Laboratory">
          <TreeItem itemId="fire" label="Fire">
            <TreeItem itemId="alarm" label="Alarm" />
            <TreeItem itemId="exits" label="Exits" />
          </TreeItem>
          <TreeItem itemId="spills" label="Spills">
            <TreeItem itemId="acids" label="Acids" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
