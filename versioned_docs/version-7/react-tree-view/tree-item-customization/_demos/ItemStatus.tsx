import {Children} from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {useTreeItem2Utils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2, type TreeItem2Props} from '@mui/x-tree-view/TreeItem2';

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
function TopicItem({label, ...props}: TreeItem2Props) {
  const {status} = useTreeItem2Utils({itemId: props.itemId, children: props.children});
  const count = Children.count(props.children);
  return (
    <TreeItem2
      {...props}
      label={
        <Box sx={{display: 'flex', alignItems: 'center', gap: 1}}>
          <span>{label}</span>
          {status.expandable && !status.expanded && <Chip size="small" label={`${count} more`} />}
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
