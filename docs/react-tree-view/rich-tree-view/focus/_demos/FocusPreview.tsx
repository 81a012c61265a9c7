import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

interface Paint {
  id: string;
  label: string;
  note: string;
  children?: Paint[];
}

const paints: Paint[] = [
  {
    id: 'oil',
    label: 'Oil',
    note: 'Dries in days',
    children: [
      {id: 'ochre', label: 'Ochre', note: 'An earth color'},
      {id: 'cobalt', label: 'Cobalt blue', note: 'Expensive and lightfast'},
    ],
  },
  {id: 'gouache', label: 'Gouache', note: 'Dries in minutes'},
];

export default function FocusPreview() {
  const apiRef = useRichTreeViewApiRef<Paint>();
  const [note, setNote] = useState('');
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Paints"
        apiRef={apiRef}
        items={paints}
        defaultExpandedItems={['oil']}
        onItemFocus={(_event, itemId) => setNote(apiRef.current?.getItem(itemId).note ?? '')}
      />
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2, minHeight: 24}}>
        {note}
      </Typography>
    </Box>
  );
}
