import ClearIcon from '@mui/icons-material/Clear';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, trail: 'Ridge loop', region: 'Jura', km: 14.2},
  {id: 2, trail: 'Lake shore path', region: 'Bernese Oberland', km: 9.5},
  {id: 3, trail: 'Gorge and waterfalls', region: 'Jura', km: 6.8},
  {id: 4, trail: 'Glacier view', region: 'Valais', km: 11.1},
];

const columns: GridColDef[] = [
  {field: 'trail', headerName: 'Trail', minWidth: 150, flex: 1},
  {field: 'region', headerName: 'Region', width: 150},
  {field: 'km', headerName: 'Length (km)', type: 'number', width: 120},
];

// #preview-start
function SearchToolbar() {
  return (
    <Toolbar aria-label="Search" style={{padding: 8}}>
      <QuickFilter expanded style={{display: 'flex', alignItems: 'center', gap: 8, flexGrow: 1}}>
        <QuickFilterControl placeholder="Search trails" size="small" fullWidth />
        <QuickFilterClear aria-label="Clear the search">
          <ClearIcon fontSize="small" />
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}
// #preview-end

export default function SearchBar() {
  return (
    <div style={{height: 371}}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{toolbar: SearchToolbar}}
        showToolbar
        aria-label="Hiking trails"
      />
    </div>
  );
}
