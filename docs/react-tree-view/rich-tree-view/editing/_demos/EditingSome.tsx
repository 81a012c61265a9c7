import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

interface Chapter {
  id: string;
  label: string;
  locked?: boolean;
  children?: Chapter[];
}

const manual: Chapter[] = [
  {
    id: 'use',
    label: 'Use',
    children: [
      {id: 'start', label: 'Start the pump'},
      {id: 'safety', label: 'Safety (fixed text)', locked: true},
    ],
  },
  {id: 'warranty', label: 'Warranty (fixed text)', locked: true},
];

// #preview-start
const isEditable = (chapter: Chapter) => !chapter.locked;
// #preview-end

export default function EditingSome() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Manual"
        items={manual}
        isItemEditable={isEditable}
        defaultExpandedItems={['use']}
      />
      {/* #preview-end */}
    </Box>
  );
}
