import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const stations: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'blue',
    label: 'Blue line',
    children: [
      {id: 'opera', label: 'Opera'},
      {id: 'zoo', label: 'Zoo'},
    ],
  },
  {id: 'red', label: 'Red line', children: [{id: 'airport', label: 'Airport'}]},
];

export default function ReducedMotion() {
  // #preview-start
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  // #preview-end
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Stations"
        items={stations}
        slotProps={{item: {slotProps: {groupTransition: isReduced ? {timeout: 0} : {}}}}}
      />
      {/* #preview-end */}
    </Box>
  );
}
