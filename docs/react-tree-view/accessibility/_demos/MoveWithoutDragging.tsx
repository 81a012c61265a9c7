import {useMemo, useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

interface Book {
  title: string;
  shelf: string;
}

const shelves = ['Upper shelf', 'Lower shelf'];

const books: Book[] = [
  {title: 'Atlas', shelf: 'Upper shelf'},
  {title: 'Novel', shelf: 'Upper shelf'},
  {title: 'Dictionary', shelf: 'Lower shelf'},
];

const toItems = (all: Book[]) =>
  shelves.map((shelf) => ({
    id: shelf,
    label: shelf,
    children: all.filter((book) => book.shelf === shelf).map(({title}) => ({id: title, label: title})),
  }));

export default function MoveWithoutDragging() {
  const [placed, setPlaced] = useState(books);
  const [selected, setSelected] = useState<string | null>('Atlas');
  const [target, setTarget] = useState('Lower shelf');
  const [message, setMessage] = useState('');
  const items = useMemo(() => toItems(placed), [placed]);

  // #preview-start
  function move() {
    setPlaced(placed.map((book) => (book.title === selected ? {...book, shelf: target} : book)));
    setMessage(`${selected} moved to ${target}`);
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <RichTreeView
        aria-label="Books"
        items={items}
        defaultExpandedItems={shelves}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      {/* #preview-start */}
      <Stack direction="row" spacing={1} sx={{mt: 2}}>
        <TextField
          select
          size="small"
          label="Move to"
          value={target}
          onChange={(event) => setTarget(event.target.value)}
          slotProps={{select: {native: true}}}
        >
          {shelves.map((shelf) => (
            <option key={shelf}>{shelf}</option>
          ))}
        </TextField>
        <Button variant="outlined" disabled={!placed.some(({title}) => title === selected)} onClick={move}>
          Move
        </Button>
      </Stack>
      <Typography role="status" sx={{mt: 1, minHeight: 24}}>
        {message}
      </Typography>
      {/* #preview-end */}
    </Box>
  );
}
