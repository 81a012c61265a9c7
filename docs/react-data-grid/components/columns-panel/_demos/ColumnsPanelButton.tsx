import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, planet: 'Mercury', moons: 0, days: 88, discovered: 'Antiquity'},
  {id: 2, planet: 'Mars', moons: 2, days: 687, discovered: 'Antiquity'},
  {id: 3, planet: 'Uranus', moons: 28, days: 30687, discovered: '1781'},
];

const columns: GridColDef[] = [
  {field: 'planet', headerName: 'Planet', minWidth: 100, flex: 1},
  {field: 'moons', headerName: 'Moons', type: 'number', width: 90},
  {field: 'days', headerName: 'Days per year', type: 'number', width: 130},
  {field: 'discovered', headerName: 'Discovered', width: 120},
];

const initialState = {columns: {columnVisibilityModel: {days: false, discovered: false}}};

// #preview-start
function PlanetToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector).length;
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector).length;

  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<Button />}>{`Columns (${visible} of ${all})`}</ColumnsPanelTrigger>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: PlanetToolbar};

export default function ColumnsPanelButton() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
        aria-label="Planets"
      />
    </div>
  );
}
