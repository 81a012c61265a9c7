import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const labels = {park: 'City park', lawn: 'Lawn', pond: 'Pond', square: 'Market square', fair: 'Fair ground'};

const areas: TreeViewBaseItem[] = [
  {
    id: 'park',
    label: labels.park,
    children: [
      {id: 'lawn', label: labels.lawn},
      {id: 'pond', label: labels.pond},
    ],
  },
  {id: 'square', label: labels.square, children: [{id: 'fair', label: labels.fair}]},
];

export default function ExpansionIconOnly() {
  const [shown, setShown] = useState<string | null>('park');
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Areas"
        items={areas}
        expansionTrigger="iconContainer"
        selectedItems={shown}
        onSelectedItemsChange={(_event, itemId) => setShown(itemId)}
      />
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2}}>
        On the map: {Object.entries(labels).find(([id]) => id === shown)?.[1] ?? 'nothing'}
      </Typography>
    </Box>
  );
}
