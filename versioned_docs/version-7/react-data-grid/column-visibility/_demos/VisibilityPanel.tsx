import {DataGrid, GridToolbar, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'a91', event: 'Signed in', user: 'maria', place: 'Lisbon', device: 'Phone', ms: 212},
  {id: 'a92', event: 'Changed password', user: 'olek', place: 'Gdańsk', device: 'Laptop', ms: 340},
  {id: 'a93', event: 'Signed out', user: 'maria', place: 'Lisbon', device: 'Phone', ms: 95},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Internal id', width: 100},
  {field: 'user', headerName: 'User', width: 90},
  {field: 'event', headerName: 'Event', minWidth: 140, flex: 1},
  {field: 'place', headerName: 'Place', width: 100},
  {field: 'device', headerName: 'Device', width: 90},
  {field: 'ms', headerName: 'Duration (ms)', type: 'number', width: 120},
];

export default function VisibilityPanel() {
  return (
    <div style={{height: 303}}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{toolbar: GridToolbar}}
        initialState={{columns: {columnVisibilityModel: {id: false}}}}
        // #preview-start
        slotProps={{
          columnsManagement: {
            sort: 'asc',
            // The internal id is not offered at all.
            getTogglableColumns: (all) => all.map(({field}) => field).filter((field) => field !== 'id'),
            disableShowHideToggle: true,
            autoFocusSearchField: false,
          },
        }}
        // #preview-end
        aria-label="Security log"
      />
    </div>
  );
}
