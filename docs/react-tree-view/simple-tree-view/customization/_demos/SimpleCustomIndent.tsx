import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, treeItemClasses} from '@mui/x-tree-view/TreeItem';

interface SimpleCustomIndentProps {
  itemChildrenIndentation?: number;
  paddingBlock?: number;
}

export default function SimpleCustomIndent({
  itemChildrenIndentation = 24,
  paddingBlock = 1,
}: SimpleCustomIndentProps) {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Statutes"
        defaultExpandedItems={['members', 'rights']}
        itemChildrenIndentation={itemChildrenIndentation}
        sx={{[`& .${treeItemClasses.content}`]: {paddingBlock: `${paddingBlock}px`}}}
      >
        <TreeItem itemId="members" label="Members">
          <TreeItem itemId="rights" label="Rights">
            <TreeItem itemId="vote" label="Right to vote" />
          </TreeItem>
          <TreeItem itemId="fees" label="Fees" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
