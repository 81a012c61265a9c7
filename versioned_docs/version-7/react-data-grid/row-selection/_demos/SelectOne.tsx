import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef, type GridRowSelectionModel} from '@mui/x-data-grid';

const rows = [
  {id: 'GH', country: 'Ghana', capital: 'Accra', currency: 'cedi'},
  {id: 'PE', country: 'Peru', capital: 'Lima', currency: 'sol'},
  {id: 'VN', country: 'Vietnam', capital: 'Hanoi', currency: 'dong'},
];

const columns: GridColDef[] = [
  {field: 'country', headerName: 'Country', minWidth: 120, flex: 1},
  {field: 'capital', headerName: 'Capital', minWidth: 120, flex: 1},
];

export default function SelectOne() {
  // #preview-start
  const [selection, setSelection] = React.useState<GridRowSelectionModel>(['PE']);
  const country = rows.find(({id}) => selection.includes(id));
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 299}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        aria-label="Countries"
      />
      {/* #preview-end */}
      <Typography role="status">
        {country ? `The currency of ${country.country} is the ${country.currency}.` : 'Select a country.'}
      </Typography>
    </Stack>
  );
}
