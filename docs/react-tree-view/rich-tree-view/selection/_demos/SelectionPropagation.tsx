import Box from '@mui/material/Box';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const insurance: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'home',
    label: 'Home',
    children: [
      {id: 'fire', label: 'Fire'},
      {id: 'water', label: 'Water damage'},
      {
        id: 'outside',
        label: 'Outside',
        children: [
          {id: 'bicycle', label: 'Bicycle'},
          {id: 'garden', label: 'Garden furniture'},
        ],
      },
    ],
  },
];

interface SelectionPropagationProps {
  parents?: boolean;
  descendants?: boolean;
}

export default function SelectionPropagation({
  parents = true,
  descendants = true,
}: SelectionPropagationProps) {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Covered risks"
        items={insurance}
        multiSelect
        checkboxSelection
        selectionPropagation={{parents, descendants}}
        defaultExpandedItems={['home', 'outside']}
        defaultSelectedItems={['fire']}
      />
      {/* #preview-end */}
    </Box>
  );
}
