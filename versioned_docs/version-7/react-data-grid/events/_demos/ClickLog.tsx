import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef, type GridRowParams} from '@mui/x-data-grid';

const rows = [
  {id: 1, dish: 'Miso soup', allergens: 'Soy', price: 5.5},
  {id: 2, dish: 'Pad thai', allergens: 'Peanuts, egg', price: 12},
  {id: 3, dish: 'Mango sorbet', allergens: 'None', price: 4.5},
];

type Dish = (typeof rows)[number];

const columns: GridColDef[] = [
  {field: 'dish', headerName: 'Dish', minWidth: 120, flex: 1},
  {field: 'allergens', headerName: 'Allergens', width: 130},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 100},
];

export default function ClickLog() {
  const [message, setMessage] = React.useState('Click a dish or a header.');

  return (
    <Stack spacing={1} sx={{height: 299}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        onRowClick={({row}: GridRowParams<Dish>) => setMessage(`You clicked ${row.dish}.`)}
        onColumnHeaderClick={({colDef}) => setMessage(`You clicked the header ${colDef.headerName}.`)}
        aria-label="Menu"
      />
      {/* #preview-end */}
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
