import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function ItemSlotProps() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Itinerary" defaultExpandedItems={['day-1']}>
        <TreeItem
          itemId="day-1"
          label="Day 1: Harbor"
          slotProps={{content: {title: 'Starts at nine'}, label: {lang: 'en'}}}
        >
          <TreeItem itemId="ferry" label="Ferry" />
          <TreeItem itemId="fort" label="Old fort" sx={{fontStyle: 'italic'}} />
        </TreeItem>
        <TreeItem itemId="day-2" label="Day 2: Hills" disabled />
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
