import Box from '@mui/material/Box';
import {useApplyPropagationToSelectedItemsOnMount} from '@mui/x-tree-view/hooks';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const backup: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'photos',
    label: 'Photos',
    children: [
      {id: 'photos/2024', label: '2024'},
      {id: 'photos/2025', label: '2025'},
    ],
  },
  {
    id: 'music',
    label: 'Music',
    children: [{id: 'music/jazz', label: 'Jazz'}],
  },
];
const selectionPropagation = {parents: true, descendants: true};

export default function SelectionOnMount() {
  // #preview-start
  const selected = useApplyPropagationToSelectedItemsOnMount({
    items: backup,
    selectionPropagation,
    selectedItems: ['photos', 'music/jazz'],
  });
  // #preview-end
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Folders in the backup"
        items={backup}
        multiSelect
        checkboxSelection
        selectionPropagation={selectionPropagation}
        defaultSelectedItems={selected}
        defaultExpandedItems={['photos', 'music']}
      />
      {/* #preview-end */}
    </Box>
  );
}
