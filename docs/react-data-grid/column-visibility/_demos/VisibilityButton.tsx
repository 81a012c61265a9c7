import Button from '@mui/material/Button';
import {ColumnsPanelTrigger, DataGrid, Toolbar, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, hive: 'Linden', frames: 10, queen: '2024', mites: 3},
  {id: 2, hive: 'Orchard', frames: 8, queen: '2023', mites: 11},
  {id: 3, hive: 'Meadow', frames: 12, queen: '2025', mites: 1},
];

const columns: GridColDef[] = [
  {field: 'hive', headerName: 'Hive', minWidth: 100, flex: 1},
  {field: 'frames', headerName: 'Frames', type: 'number', width: 90},
  {field: 'queen', headerName: 'Queen of', width: 100},
  {field: 'mites', headerName: 'Mites per day', type: 'number', width: 120},
];

// #preview-start
function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<Button size="small" />}>Choose columns</ColumnsPanelTrigger>
    </Toolbar>
  );
}
// #preview-end

export default function VisibilityButton() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{toolbar: ColumnsToolbar}}
        showToolbar
        label="Beehives"
      />
    </div>
  );
}
