import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

interface Parcel {
  id: number;
  parcel: string;
  state: 'Packed' | 'Shipped';
}

const parcels: Parcel[] = [
  {id: 1, parcel: 'Graz, 2.1 kg', state: 'Packed'},
  {id: 2, parcel: 'Turin, 0.8 kg', state: 'Packed'},
  {id: 3, parcel: 'Lyon, 5.4 kg', state: 'Packed'},
];

const columns: GridColDef<Parcel>[] = [
  {field: 'parcel', headerName: 'Parcel', minWidth: 120, flex: 1},
  {field: 'state', headerName: 'State', width: 110},
];

const nothing: GridRowSelectionModel = {type: 'include', ids: new Set()};

export default function EditSelected() {
  // #preview-start
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(parcels);
  const [selection, setSelection] = React.useState(nothing);
  const [note, setNote] = React.useState('');
  const isEmpty = selection.type === 'include' && selection.ids.size === 0;

  const setState = (state: Parcel['state']) => {
    // The selector also resolves a model of the type 'exclude', which “select all” creates.
    const ids = new Set(gridRowSelectionIdsSelector(apiRef).keys());
    setRows((current) => current.map((row) => (ids.has(row.id) ? {...row, state} : row)));
    setNote(`${ids.size} changed to ${state}.`);
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 312}}>
      <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
        <Button disabled={isEmpty} onClick={() => setState('Shipped')}>
          Set to Shipped
        </Button>
        <Button disabled={isEmpty} onClick={() => setState('Packed')}>
          Set to Packed
        </Button>
        <Typography role="status" variant="body2">
          {note}
        </Typography>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        label="Parcels"
      />
    </Stack>
  );
}
