import {createContext, useContext, useState} from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

const notes = [
  {
    id: 'Travel',
    label: 'Travel',
    children: [
      {id: 'Packing list', label: 'Packing list'},
      {id: 'Train times', label: 'Train times'},
    ],
  },
];

interface Pins {
  pinned: readonly string[];
  toggle: (id: string) => void;
}

const PinsContext = createContext<Pins>({pinned: [], toggle: () => {}});

// #preview-start
function NoteItem({label, ...props}: TreeItemProps) {
  const {pinned, toggle} = useContext(PinsContext);
  const isPinned = pinned.includes(props.itemId);
  const button = (
    <IconButton
      size="small"
      aria-label={`Pin ${props.itemId}`}
      aria-pressed={isPinned}
      // Enter and Space would otherwise act on the item.
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        // A click would otherwise select the item as well.
        event.stopPropagation();
        toggle(props.itemId);
      }}
    >
      {isPinned ? <PushPin fontSize="inherit" /> : <PushPinOutlined fontSize="inherit" />}
    </IconButton>
  );
  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{display: 'flex', justifyContent: 'space-between', alignItems: 'center'}}>
          <span>{label}</span>
          {button}
        </Box>
      }
    />
  );
}
// #preview-end

export default function ItemActions() {
  const [pinned, setPinned] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setPinned(pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id]);
  return (
    <PinsContext.Provider value={{pinned, toggle}}>
      <Box sx={{width: '100%', maxWidth: 360}}>
        <RichTreeView
          aria-label="Notes"
          items={notes}
          defaultExpandedItems={['Travel']}
          slots={{item: NoteItem}}
        />
        <Typography role="status">Pinned: {pinned.join(', ') || 'nothing'}</Typography>
      </Box>
    </PinsContext.Provider>
  );
}
