import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridColDef, type GridDensity} from '@mui/x-data-grid';

const rows = [
  {id: 1, paper: 'Offset', grams: 90, sheets: 12_000},
  {id: 2, paper: 'Cardboard', grams: 300, sheets: 2_400},
  {id: 3, paper: 'Newsprint', grams: 45, sheets: 60_000},
];

const columns: GridColDef[] = [
  {field: 'paper', headerName: 'Paper', minWidth: 100, flex: 1},
  {field: 'grams', headerName: 'g/m²', type: 'number', width: 90},
  {field: 'sheets', headerName: 'Sheets', type: 'number', width: 110},
];

export default function HeightDensity() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={density}
        onChange={(_event, value: GridDensity | null) => value && setDensity(value)}
        aria-label="Density"
        sx={{mb: 2}}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 267}}>
        {/* #preview-start */}
        <DataGrid rows={rows} columns={columns} density={density} aria-label="Paper stock" />
        {/* #preview-end */}
      </div>
    </div>
  );
}
