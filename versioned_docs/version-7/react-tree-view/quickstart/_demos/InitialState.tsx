import Box from '@mui/material/Box';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const files: TreeViewBaseItem[] = [
  {
    id: 'src',
    label: 'src',
    children: [
      {
        id: 'src/pages',
        label: 'pages',
        children: [{id: 'src/pages/Home.tsx', label: 'Home.tsx'}],
      },
      {id: 'src/main.tsx', label: 'main.tsx'},
    ],
  },
  {id: 'package.json', label: 'package.json'},
];

export default function InitialState() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Project files"
        items={files}
        defaultExpandedItems={['src', 'src/pages']}
        defaultSelectedItems="src/pages/Home.tsx"
      />
      {/* #preview-end */}
    </Box>
  );
}
