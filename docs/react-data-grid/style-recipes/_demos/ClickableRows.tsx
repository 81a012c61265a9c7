import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, gridClasses, type GridColDef, type GridRowParams} from '@mui/x-data-grid';

const rows = [
  {id: 1, concert: 'Jazz night', date: '3 May', seats: 14},
  {id: 2, concert: 'String quartet', date: '9 May', seats: 0},
  {id: 3, concert: 'Choir', date: '21 May', seats: 62},
];

type Concert = (typeof rows)[number];

const columns: GridColDef<Concert>[] = [
  {field: 'concert', headerName: 'Concert', minWidth: 120, flex: 1},
  {field: 'date', headerName: 'Date', width: 90},
  {field: 'seats', headerName: 'Seats left', type: 'number', width: 100},
];

export default function ClickableRows() {
  const [opened, setOpened] = React.useState('none');

  return (
    <Stack spacing={1} sx={{height: 243}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({row}) => (row.seats === 0 ? 'sold-out' : 'on-sale')}
        onRowClick={({row}: GridRowParams<Concert>) => row.seats > 0 && setOpened(row.concert)}
        rowSelection={false}
        hideFooter
        label="Concerts"
        sx={{
          '& .on-sale': {cursor: 'pointer'},
          '& .sold-out': {color: 'text.secondary', textDecoration: 'line-through'},
          // No outline for the mouse; it stays for the keyboard.
          [`& .${gridClasses.cell}:focus:not(:focus-visible)`]: {outline: 'none'},
        }}
      />
      {/* #preview-end */}
      <Typography variant="body2" role="status">
        Opened: {opened}
      </Typography>
    </Stack>
  );
}
