import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const floors = [
  {id: 'Ground floor', rooms: ['Kitchen', 'Hall']},
  {id: 'Attic', rooms: ['Studio', 'Bath', 'Storage']},
];

// #preview-start
/** Rooms follow their floor when it changes, and a floor is selected when all of its rooms are. */
function complete(next: string[], before: string[]): string[] {
  const ids = new Set(next);
  for (const {id, rooms} of floors) {
    if (ids.has(id) !== before.includes(id)) {
      rooms.forEach((room) => (ids.has(id) ? ids.add(room) : ids.delete(room)));
    }
    if (rooms.every((room) => ids.has(room))) {
      ids.add(id);
    } else {
      ids.delete(id);
    }
  }
  return [...ids];
}
// #preview-end

export default function SimpleSelectionCollapsed() {
  const [selected, setSelected] = useState<string[]>(['Studio']);
  const count = (rooms: string[]) => rooms.filter((room) => selected.includes(room)).length;
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Rooms to clean"
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(complete(itemIds, selected))}
      >
        {floors.map(({id, rooms}) => (
          <TreeItem key={id} itemId={id} label={`${id}, ${count(rooms)} of ${rooms.length}`}>
            {rooms.map((room) => (
              <TreeItem key={room} itemId={room} label={room} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      {/* #preview-end */}
      <Typography role="status" sx={{mt: 2}}>
        {floors.reduce((sum, {rooms}) => sum + count(rooms), 0)} rooms
      </Typography>
    </Box>
  );
}
