import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const course: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'week-1',
    label: 'Week 1',
    children: [
      {id: 'listening', label: 'Listening'},
      {id: 'reading', label: 'Reading'},
    ],
  },
  {id: 'week-2', label: 'Week 2', children: [{id: 'writing', label: 'Writing'}]},
];

export default function NamedTree() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Typography id="course-title" component="p" sx={{fontWeight: 600, mb: 1}}>
        Lessons of the course
      </Typography>
      <RichTreeView
        aria-labelledby="course-title"
        items={course}
        multiSelect
        checkboxSelection
        selectionPropagation={{parents: true, descendants: true}}
        defaultExpandedItems={['week-1']}
        defaultSelectedItems={['listening']}
      />
      {/* #preview-end */}
    </Box>
  );
}
