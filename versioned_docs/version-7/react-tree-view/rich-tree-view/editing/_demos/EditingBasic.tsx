import Box from '@mui/material/Box';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const boards: TreeViewBaseItem[] = [
  {
    id: 'kitchen',
    label: 'New kitchen',
    children: [
      {id: 'plan', label: 'Floor plan'},
      {id: 'oven', label: 'Oven'},
    ],
  },
  {id: 'shed', label: 'Garden shed'},
];

export default function EditingBasic() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Boards"
        items={boards}
        experimentalFeatures={{labelEditing: true}}
        isItemEditable
        defaultExpandedItems={['kitchen']}
      />
      {/* #preview-end */}
    </Box>
  );
}
