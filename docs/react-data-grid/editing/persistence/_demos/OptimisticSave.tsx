import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Guest {
  id: number;
  guest: string;
  table: number;
}

const guests: Guest[] = [
  {id: 1, guest: 'Aunt Vera', table: 1},
  {id: 2, guest: 'Uncle Bob', table: 2},
  {id: 3, guest: 'Cousin Kim', table: 2},
];

const columns: GridColDef<Guest>[] = [
  {field: 'guest', headerName: 'Guest', minWidth: 130, flex: 1},
  {field: 'table', headerName: 'Table', type: 'number', width: 100, editable: true},
];

/** Stands for your server: there are 9 tables. */
async function putGuest({table}: Guest): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  if (table > 9) throw new Error(`There is no table ${table}.`);
}

export default function OptimisticSave() {
  const [rows, setRows] = React.useState(guests);
  const [message, setMessage] = React.useState('Move a guest to table 5, then to table 12.');

  // #preview-start
  const replace = (guest: Guest) =>
    setRows((current) => current.map((row) => (row.id === guest.id ? guest : row)));

  const save = (edited: Guest, original: Guest) => {
    replace(edited);
    putGuest(edited).then(
      () => setMessage(`${edited.guest} sits at table ${edited.table}.`),
      (error: Error) => {
        replace(original);
        setMessage(error.message);
      },
    );
    // Without waiting: the cell closes at once.
    return edited;
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 324}}>
      <DataGrid rows={rows} columns={columns} processRowUpdate={save} label="Wedding guests" />
      <Alert severity="info" role="status">
        {message}
      </Alert>
    </Stack>
  );
}
