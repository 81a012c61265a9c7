import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {DataGrid, type GridColDef, type GridSlotProps} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    search?: string;
    onSearchChange?: (search: string) => void;
  }
}

const guests = [
  {id: 1, name: 'Oskar Nyman', table: 4, meal: 'Fish'},
  {id: 2, name: 'Priya Nair', table: 2, meal: 'Vegetarian'},
  {id: 3, name: 'Giulia Conti', table: 4, meal: 'Vegetarian'},
  {id: 4, name: 'Hanna Osei', table: 1, meal: 'Fish'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Guest', minWidth: 160, flex: 1},
  {field: 'table', headerName: 'Table', type: 'number', width: 90},
  {field: 'meal', headerName: 'Meal', width: 130},
];

// #preview-start
// Defined once, outside the component that renders the grid.
function GuestToolbar({search = '', onSearchChange}: GridSlotProps['toolbar']) {
  return (
    <Box sx={{flex: 'none', p: 1.5, borderBottom: 1, borderColor: 'divider'}}>
      <TextField
        label="Find a guest"
        size="small"
        value={search}
        onChange={(event) => onSearchChange?.(event.target.value)}
      />
    </Box>
  );
}

export default function GridToolbarSlot() {
  const [search, setSearch] = React.useState('');
  const found = guests.filter((guest) => guest.name.toLowerCase().includes(search.toLowerCase()));

  return (
    <div style={{height: 331, width: '100%'}}>
      <DataGrid
        aria-label="Guests"
        rows={found}
        columns={columns}
        showToolbar
        hideFooter
        slots={{toolbar: GuestToolbar}}
        slotProps={{toolbar: {search, onSearchChange: setSearch}}}
      />
    </div>
  );
}
// #preview-end
