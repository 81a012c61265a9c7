import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import './FocusOutline.css';

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

export default function FocusOutline() {
  return (
    <div className="rooms">
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} hideFooter label="Meeting rooms" />
      {/* #preview-end */}
    </div>
  );
}
