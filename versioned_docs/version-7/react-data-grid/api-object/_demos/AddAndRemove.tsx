import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, name: 'Ngozi', waiting: 12},
  {id: 2, name: 'Henrik', waiting: 9},
  {id: 3, name: 'Carmen', waiting: 4},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Number', width: 100},
  {field: 'name', headerName: 'Patient', minWidth: 120, flex: 1},
  {field: 'waiting', headerName: 'Minutes', type: 'number', width: 110},
];

export default function AddAndRemove() {
  const apiRef = useGridApiRef();
  const nextId = React.useRef(4);

  // #preview-start
  const addPatient = () => {
    const id = nextId.current++;
    apiRef.current.updateRows([{id, name: `Patient ${id}`, waiting: 0}]);
  };

  const callNext = () => {
    const [id] = apiRef.current.getAllRowIds();
    if (id !== undefined) apiRef.current.updateRows([{id, _action: 'delete'}]);
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 364}}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={addPatient}>
          Add
        </Button>
        <Button variant="outlined" onClick={callNext}>
          Call the next
        </Button>
      </Stack>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} aria-label="Waiting room" />
    </Stack>
  );
}
