import Box from '@mui/material/Box';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #preview-start
const instruments: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      {id: 'violin', label: 'Violin'},
      {id: 'cello', label: 'Cello'},
    ],
  },
  {id: 'brass', label: 'Brass', children: [{id: 'horn', label: 'Horn'}]},
  {id: 'conductor', label: 'Conductor'},
];
// #preview-end

export default function ItemsBasic() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView aria-label="Orchestra" items={instruments} defaultExpandedItems={['strings']} />
      {/* #preview-end */}
    </Box>
  );
}
