import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridDensitySelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, ship: 'Aurora', berth: 'P2', tons: 8200},
  {id: 2, ship: 'Santa Rita', berth: 'P5', tons: 11450},
  {id: 3, ship: 'Kestrel', berth: 'P1', tons: 3900},
];

const columns: GridColDef[] = [
  {field: 'ship', headerName: 'Ship', minWidth: 120, flex: 1},
  {field: 'berth', headerName: 'Berth', width: 90},
  {field: 'tons', headerName: 'Tons', type: 'number', width: 100},
];

// #preview-start
function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);

  return (
    <GridToolbarContainer>
      <ToggleButtonGroup
        exclusive
        aria-label="Density"
        size="small"
        value={density}
        onChange={(_event, next: GridDensity | null) => next && apiRef.current.setDensity(next)}
      >
        <ToggleButton value="compact">Small</ToggleButton>
        <ToggleButton value="standard">Medium</ToggleButton>
        <ToggleButton value="comfortable">Large</ToggleButton>
      </ToggleButtonGroup>
    </GridToolbarContainer>
  );
}
// #preview-end

export default function InsideGrid() {
  return (
    <div style={{height: 310}}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{toolbar: DensityToolbar}}
        aria-label="Ships in the harbor"
      />
    </div>
  );
}
