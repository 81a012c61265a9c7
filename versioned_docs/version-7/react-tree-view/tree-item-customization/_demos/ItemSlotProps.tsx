import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';

export default function ItemSlotProps() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Itinerary" defaultExpandedItems={['day-1']}>
        <TreeItem2
          itemId="day-1"
          label="Day 1: Harbor"
          slotProps={{content: {title: 'Starts at nine'}, label: {lang: 'en'}}}
        >
          <TreeItem2 itemId="ferry" label="Ferry" />
          <TreeItem2 itemId="fort" label="Old fort" style={{fontStyle: 'italic'}} />
        </TreeItem2>
        <TreeItem2 itemId="day-2" label="Day 2: Hills" disabled />
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
