import Box from '@mui/material/Box';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const course: TreeViewBaseItem[] = [
  {
    id: 'knots',
    label: 'Knots',
    children: [
      {id: 'knots/loops', label: 'Loops', children: [{id: 'bowline', label: 'Bowline'}]},
      {id: 'knots/hitches', label: 'Hitches', children: [{id: 'clove', label: 'Clove hitch'}]},
    ],
  },
  {id: 'signals', label: 'Signals', children: [{id: 'flags', label: 'Flags'}]},
];

export default function ExpansionInitial() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Sailing course"
        items={course}
        defaultExpandedItems={['knots', 'knots/loops']}
      />
      {/* #preview-end */}
    </Box>
  );
}
