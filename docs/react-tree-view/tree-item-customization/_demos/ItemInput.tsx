import {createContext, useContext, useState} from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

const seeds = [
  {
    id: 'Vegetables',
    label: 'Vegetables',
    children: [
      {id: 'Beans', label: 'Beans'},
      {id: 'Peas', label: 'Peas'},
    ],
  },
];

interface Notes {
  notes: Record<string, string>;
  write: (itemId: string, text: string) => void;
}

const NotesContext = createContext<Notes>({notes: {}, write: () => {}});

// #preview-start
function SeedItem({label, ...props}: TreeItemProps) {
  const {notes, write} = useContext(NotesContext);
  const note = (
    <TextField
      size="small"
      variant="standard"
      placeholder="Note"
      value={notes[props.itemId] ?? ''}
      onChange={(event) => write(props.itemId, event.target.value)}
      // Letters, Space, Enter, and arrow keys would otherwise act on the tree.
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      slotProps={{htmlInput: {'aria-label': `Note for ${props.itemId}`}}}
      sx={{width: 140}}
    />
  );
  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{display: 'flex', justifyContent: 'space-between', alignItems: 'center', height: 32}}>
          <span>{label}</span>
          {note}
        </Box>
      }
    />
  );
}
// #preview-end

export default function ItemInput() {
  const [notes, setNotes] = useState<Record<string, string>>({});
  const write = (itemId: string, text: string) => setNotes({...notes, [itemId]: text});
  return (
    <NotesContext.Provider value={{notes, write}}>
      <Box sx={{width: '100%', maxWidth: 360}}>
        <RichTreeView
          aria-label="Seeds"
          items={seeds}
          defaultExpandedItems={['Vegetables']}
          slots={{item: SeedItem}}
        />
        <Typography sx={{mt: 1}}>{Object.values(notes).filter(Boolean).length} notes</Typography>
      </Box>
    </NotesContext.Provider>
  );
}
