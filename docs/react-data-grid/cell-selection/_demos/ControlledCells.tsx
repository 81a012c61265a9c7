import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPremium, type GridCellSelectionModel, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, court: 'Center', morning: 'Rossi', noon: '', evening: 'Club'},
  {id: 2, court: 'East', morning: '', noon: 'School', evening: ''},
  {id: 3, court: 'West', morning: 'Ito', noon: '', evening: ''},
];

const columns: GridColDef[] = [
  {field: 'court', headerName: 'Court', minWidth: 80, flex: 1},
  {field: 'morning', headerName: 'Morning', width: 100},
  {field: 'noon', headerName: 'Noon', width: 100},
  {field: 'evening', headerName: 'Evening', width: 100},
];

// #preview-start
const free: GridCellSelectionModel = {
  1: {noon: true},
  2: {morning: true, evening: true},
  3: {noon: true, evening: true},
};

export default function ControlledCells() {
  const [model, setModel] = React.useState(free);

  return (
    <div>
      <Stack direction="row" sx={{height: 44, gap: 1, alignItems: 'center'}}>
        <Button size="small" onClick={() => setModel(free)}>
          Select free times
        </Button>
        <Button size="small" onClick={() => setModel({})}>
          Clear
        </Button>
      </Stack>
      <div style={{height: 266}}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          aria-label="Tennis courts"
        />
      </div>
    </div>
  );
}
// #preview-end
