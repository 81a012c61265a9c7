import Box from '@mui/material/Box';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';

const family: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'germanic',
    label: 'Germanic',
    children: [
      {
        id: 'north',
        label: 'North',
        children: [
          {id: 'icelandic', label: 'Icelandic'},
          {id: 'swedish', label: 'Swedish'},
        ],
      },
      {id: 'west', label: 'West'},
    ],
  },
];

export default function CustomLines() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Languages"
        items={family}
        defaultExpandedItems={['germanic', 'north']}
        itemChildrenIndentation={0}
        sx={{
          [`& .${treeItemClasses.groupTransition}`]: {
            marginInlineStart: '15px',
            paddingInlineStart: '12px',
            borderInlineStart: '1px dashed',
          },
        }}
      />
      {/* #preview-end */}
    </Box>
  );
}
