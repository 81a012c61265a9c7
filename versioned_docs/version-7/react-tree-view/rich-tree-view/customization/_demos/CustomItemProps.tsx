import Box from '@mui/material/Box';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const sensors: TreeViewBaseItem[] = [
  {
    id: 'roof',
    label: 'Roof',
    children: [
      {id: 'roof-wind', label: 'Wind'},
      {id: 'roof-rain', label: 'Rain (no signal)'},
    ],
  },
  {id: 'cellar', label: 'Cellar', children: [{id: 'cellar-water', label: 'Water'}]},
];
const failed = new Set(['roof-rain']);

export default function CustomItemProps() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Sensors"
        items={sensors}
        defaultExpandedItems={['roof', 'cellar']}
        slotProps={{
          item: ({itemId}) => ({
            slots: failed.has(itemId) ? {icon: ErrorOutlineIcon} : {},
            slotProps: {groupTransition: {timeout: 0}},
          }),
        }}
      />
      {/* #preview-end */}
    </Box>
  );
}
