import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, room: 'Atlas', seats: 12, screen: true},
  {id: 2, room: 'Cedar', seats: 6, screen: true},
  {id: 3, room: 'Dune', seats: 4, screen: false},
];

// #preview-start
/** Never the first class alone. */
const focus =
  'outline-none! focus:shadow-[inset_0_-3px_currentColor] focus-within:shadow-[inset_0_-3px_currentColor]';

const marked = {cellClassName: focus, headerClassName: focus};
// #preview-end

const columns: GridColDef[] = [
  {field: 'room', headerName: 'Room', minWidth: 110, flex: 1, ...marked},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 90, ...marked},
  {field: 'screen', headerName: 'Screen', type: 'boolean', width: 90, ...marked},
];

export default function FocusOutline() {
  return (
    <div className="h-[216px]">
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} hideFooter label="Meeting rooms" />
      {/* #preview-end */}
    </div>
  );
}
