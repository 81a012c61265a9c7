import Box from '@mui/material/Box';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';

const codes: TreeViewBaseItem[] = [
  {
    id: '5',
    label: '5 Science',
    children: [
      {
        id: '52',
        label: '52 Astronomy',
        children: [
          {id: '523', label: '523 Planets'},
          {id: '525', label: '525 Earth'},
        ],
      },
    ],
  },
];

interface CustomIndentProps {
  itemChildrenIndentation?: number;
  paddingBlock?: number;
}

export default function CustomIndent({itemChildrenIndentation = 28, paddingBlock = 1}: CustomIndentProps) {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Library codes"
        items={codes}
        defaultExpandedItems={['5', '52']}
        itemChildrenIndentation={itemChildrenIndentation}
        sx={{[`& .${treeItemClasses.content}`]: {paddingBlock: `${paddingBlock}px`}}}
      />
      {/* #preview-end */}
    </Box>
  );
}
