import {DataGrid, QuickFilter, QuickFilterControl, Toolbar, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, tea: 'Assam', origin: 'India', minutes: 4},
  {id: 2, tea: 'Oolong', origin: 'China', minutes: 3},
  {id: 3, tea: 'Sencha', origin: 'Japan', minutes: 1},
];

const columns: GridColDef[] = [
  {field: 'tea', headerName: 'Tea', minWidth: 100, flex: 1},
  {field: 'origin', headerName: 'Origin', width: 110},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 110},
];

// #preview-start
function TeaToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{flex: 1}}>
        <QuickFilterControl placeholder="Search teas" size="small" fullWidth />
      </QuickFilter>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: TeaToolbar};

export default function QuickFilterField() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar aria-label="Teas" />
    </div>
  );
}
