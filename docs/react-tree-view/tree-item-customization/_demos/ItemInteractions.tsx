import type {MouseEvent} from 'react';
import Box from '@mui/material/Box';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

const plants = [
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      {id: 'sage', label: 'Sage'},
      {id: 'dill', label: 'Dill'},
    ],
  },
  {id: 'ferns', label: 'Ferns', children: [{id: 'maidenhair', label: 'Maidenhair'}]},
];

// #preview-start
function PlantItem(props: TreeItemProps) {
  const {interactions, status} = useTreeItemUtils({itemId: props.itemId, children: props.children});

  // A parent opens, a plant is selected: never both at once.
  function handleClick(event: MouseEvent & TreeViewCancellableEvent) {
    event.defaultMuiPrevented = true;
    if (status.expandable) {
      interactions.handleExpansion(event);
    } else {
      interactions.handleSelection(event);
    }
  }

  return <TreeItem {...props} slotProps={{content: {onClick: handleClick}}} />;
}
// #preview-end

export default function ItemInteractions() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Plants"
        items={plants}
        defaultExpandedItems={['herbs']}
        slots={{item: PlantItem}}
      />
      {/* #preview-end */}
    </Box>
  );
}
