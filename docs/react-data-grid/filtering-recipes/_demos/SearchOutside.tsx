import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, title: 'The Left Hand of Darkness', author: 'Ursula K. Le Guin', year: 1969},
  {id: 2, title: 'Kindred', author: 'Octavia Butler', year: 1979},
  {id: 3, title: 'Neuromancer', author: 'William Gibson', year: 1984},
  {id: 4, title: 'The Dispossessed', author: 'Ursula K. Le Guin', year: 1974},
];

const columns: GridColDef[] = [
  {field: 'title', headerName: 'Title', minWidth: 180, flex: 1},
  {field: 'author', headerName: 'Author', width: 150},
  {field: 'year', headerName: 'Year', width: 80},
];

export default function SearchOutside() {
  // #preview-start
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');
  // #preview-end

  return (
    <Stack sx={{height: 375, gap: 1}}>
      {/* #preview-start */}
      <TextField
        label="Search books"
        type="search"
        size="small"
        value={text}
        onChange={({target}) => {
          setText(target.value);
          apiRef.current?.setQuickFilterValues(target.value.split(' ').filter(Boolean));
        }}
        sx={{mt: 1}}
      />
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Books" />
      {/* #preview-end */}
    </Stack>
  );
}
