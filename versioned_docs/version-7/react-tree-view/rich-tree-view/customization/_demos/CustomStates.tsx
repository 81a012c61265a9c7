import Box from '@mui/material/Box';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';

const chapters: TreeViewBaseItem[] = [
  {
    id: 'part-1',
    label: 'Part 1: The coast',
    children: [
      {id: 'ebb', label: 'Ebb'},
      {id: 'flood', label: 'Flood'},
    ],
  },
  {id: 'part-2', label: 'Part 2: The islands', children: [{id: 'wind', label: 'Wind'}]},
];

export default function CustomStates() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Chapters"
        items={chapters}
        defaultExpandedItems={['part-1']}
        defaultSelectedItems="flood"
        sx={{
          [`& .${treeItemClasses.content}`]: {borderRadius: 0, borderInlineStart: '3px solid transparent'},
          [`& .${treeItemClasses.content}.${treeItemClasses.selected}`]: {
            borderInlineStartColor: 'currentcolor',
          },
          [`& .${treeItemClasses.selected} .${treeItemClasses.label}`]: {fontWeight: 600},
        }}
      />
      {/* #preview-end */}
    </Box>
  );
}
