import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, treeItemClasses} from '@mui/x-tree-view/TreeItem';

export default function SimpleCustomStates() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Lessons"
        defaultExpandedItems={['basics']}
        defaultSelectedItems="scales"
        sx={{
          [`& .${treeItemClasses.content}[data-selected]`]: {
            '&, &:hover, &[data-focused]': {backgroundColor: '#1b5e20', color: '#ffffff'},
          },
          [`& .${treeItemClasses.content}[data-focused]`]: {
            outline: '2px solid currentcolor',
            outlineOffset: '-2px',
          },
        }}
      >
        <TreeItem itemId="basics" label="Basics">
          <TreeItem itemId="posture" label="Posture" />
          <TreeItem itemId="scales" label="Scales" />
        </TreeItem>
        <TreeItem itemId="songs" label="Songs">
          <TreeItem itemId="waltz" label="Waltz" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
