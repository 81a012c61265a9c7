import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {keyframes} from '@mui/material/styles';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rounds = [
  [4120, 1530, 1410],
  [4120, 1542, 1398],
  [4135, 1542, 1401],
];

// #preview-start
const flash = keyframes`from { background-color: rgb(245 158 11 / 60%); }`;

function Price({value}: {value: number}) {
  // Counts the changes while this cell is displayed: scrolling into view is none.
  const [seen, setSeen] = React.useState({value, changes: 0});
  if (seen.value !== value) setSeen({value, changes: seen.changes + 1});

  return (
    <Box
      // A new element restarts the animation.
      key={seen.changes}
      sx={{
        px: 1,
        animation: seen.changes > 0 ? `${flash} 2s` : 'none',
        '@media (prefers-reduced-motion: reduce)': {animation: 'none'},
      }}
    >
      {value.toLocaleString('en-US')}
    </Box>
  );
}

const columns: GridColDef<{id: string; price: number}>[] = [
  {field: 'id', headerName: 'Metal', minWidth: 100, flex: 1},
  {
    field: 'price',
    headerName: 'Price ($)',
    type: 'number',
    width: 130,
    display: 'flex',
    renderCell: ({row}) => <Price value={row.price} />,
  },
];
// #preview-end

export default function FlashChanges() {
  const [round, setRound] = React.useState(0);
  const [gold = 0, platinum = 0, palladium = 0] = rounds[round % rounds.length] ?? [];
  const rows = [
    {id: 'Gold', price: gold},
    {id: 'Platinum', price: platinum},
    {id: 'Palladium', price: palladium},
  ];

  return (
    <Stack spacing={1} sx={{height: 260, alignItems: 'flex-start'}}>
      <Button onClick={() => setRound(round + 1)}>Next prices</Button>
      <Box sx={{flex: 1, minHeight: 0, width: '100%'}}>
        <DataGrid rows={rows} columns={columns} hideFooter label="Metal prices" />
      </Box>
    </Stack>
  );
}
