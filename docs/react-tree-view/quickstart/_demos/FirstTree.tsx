import Box from '@mui/material/Box';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #preview-start
const departments: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      {id: 'cookware', label: 'Cookware'},
      {id: 'tableware', label: 'Tableware'},
    ],
  },
  {id: 'garden', label: 'Garden', children: [{id: 'tools', label: 'Tools'}]},
  {id: 'gift-cards', label: 'Gift cards'},
];
// #preview-end

export default function FirstTree() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView aria-label="Departments" items={departments} />
      {/* #preview-end */}
    </Box>
  );
}
