import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionPropagation() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Tools to lend"
        multiSelect
        checkboxSelection
        selectionPropagation={{parents: true, descendants: true}}
        defaultExpandedItems={['garden', 'paint']}
        defaultSelectedItems={['rake']}
      >
        <TreeItem itemId="garden" label="Garden">
          <TreeItem itemId="rake" label="Rake" />
          <TreeItem itemId="spade" label="Spade" />
        </TreeItem>
        <TreeItem itemId="paint" label="Painting">
          <TreeItem itemId="roller" label="Roller" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
