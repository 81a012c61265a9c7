import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, room: 'Atlas', seats: 12, screen: true},
  {id: 2, room: 'Cedar', seats: 6, screen: true},
  {id: 3, room: 'Dune', seats: 4, screen: false},
];

const columns: GridColDef[] = [
  {field: 'room', headerName: 'Room', minWidth: 110, flex: 1},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 90},
  {field: 'screen', headerName: 'Screen', type: 'boolean', width: 90},
];

// #preview-start
const parts = [gridClasses.cell, gridClasses.columnHeader];
const focused = parts.map((part) => `& .${part}:focus, & .${part}:focus-within`).join(', ');
// #preview-end

export default function FocusOutline() {
  return (
    <div style={{height: 216}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        label="Meeting rooms"
        sx={{
          // Never the first line alone.
          [focused]: {outline: 'none', boxShadow: 'inset 0 -3px currentColor'},
        }}
      />
      {/* #preview-end */}
    </div>
  );
}
