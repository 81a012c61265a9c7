import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Person {
  email: string;
  name: string;
  team: string;
}

const people: Person[] = [
  {email: 'alma@example.com', name: 'Alma Stone', team: 'Design'},
  {email: 'jonas@example.com', name: 'Jonas Berg', team: 'Support'},
  {email: 'mei@example.com', name: 'Mei Tanaka', team: 'Design'},
  {email: 'rosa@example.com', name: 'Rosa Vidal', team: 'Sales'},
];

// #preview-start
// Created once, outside the component
const columns: GridColDef<Person>[] = [
  {field: 'name', headerName: 'Name', minWidth: 120, flex: 1},
  {field: 'team', headerName: 'Team', width: 120},
];
const getRowId = (person: Person) => person.email;

export default function StableProps() {
  const [search, setSearch] = React.useState('');
  const [note, setNote] = React.useState('');

  // Created again when the search changes, not with each key in the note
  const rows = React.useMemo(
    () => people.filter(({name}) => name.toLowerCase().includes(search.toLowerCase())),
    [search],
  );
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 367}}>
      <Stack direction="row" spacing={1}>
        <TextField
          label="Name"
          size="small"
          fullWidth
          value={search}
          onChange={({target}) => setSearch(target.value)}
        />
        <TextField
          label="Note"
          size="small"
          fullWidth
          value={note}
          onChange={({target}) => setNote(target.value)}
        />
      </Stack>
      <DataGrid rows={rows} columns={columns} getRowId={getRowId} label="People" />
    </Stack>
  );
}
