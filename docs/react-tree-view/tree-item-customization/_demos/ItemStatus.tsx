import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {useTreeItemModel, useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

const faq = [
  {
    id: 'delivery',
    label: 'Delivery',
    children: [
      {id: 'time', label: 'How long does it take?'},
      {id: 'cost', label: 'What does it cost?'},
    ],
  },
  {id: 'returns', label: 'Returns', children: [{id: 'how', label: 'How do I return it?'}]},
];

// #preview-start
function TopicItem({label, ...props}: TreeItemProps) {
  const {status} = useTreeItemUtils({itemId: props.itemId, children: props.children});
  const topic = useTreeItemModel<TreeViewDefaultItemModelProperties>(props.itemId);
  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{display: 'flex', alignItems: 'center', gap: 1}}>
          <span>{label}</span>
          {status.expandable && !status.expanded && (
            <Chip size="small" label={`${topic?.children?.length} more`} />
          )}
        </Box>
      }
    />
  );
}
// #preview-end

export default function ItemStatus() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Questions"
        items={faq}
        defaultExpandedItems={['delivery']}
        slots={{item: TopicItem}}
      />
      {/* #preview-end */}
    </Box>
  );
}
