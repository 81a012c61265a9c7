import type {MouseEvent} from 'react';
import Box from '@mui/material/Box';
import {useTreeItem2Utils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2, type TreeItem2Props} from '@mui/x-tree-view/TreeItem2';

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
function PlantItem(props: TreeItem2Props) {
  const {interactions, status} = useTreeItem2Utils({itemId: props.itemId, children: props.children});

  // A parent opens, a plant is selected: never both at once.
  function handleClick(event: MouseEvent & TreeViewCancellableEvent) {
    event.defaultMuiPrevented = true;
    if (status.expandable) {
      interactions.handleExpansion(event);
    } else {
      interactions.handleSelection(event);
    }
  }

  return <TreeItem2 {...props} slotProps={{content: {onClick: handleClick}}} />;
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
