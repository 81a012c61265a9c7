import Box from '@mui/material/Box';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const boards: TreeViewDefaultItemModelProperties[] = [
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
      <RichTreeView aria-label="Boards" items={boards} isItemEditable defaultExpandedItems={['kitchen']} />
      {/* #preview-end */}
    </Box>
  );
}
