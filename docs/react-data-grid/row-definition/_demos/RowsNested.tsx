import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: {first: string; last: string};
  room?: {number: string; floor: number};
  nights: string[];
}

const rows: Booking[] = [
  {id: 1, guest: {first: 'Ida', last: 'Holm'}, room: {number: '204', floor: 2}, nights: ['2025-06-02']},
  {id: 2, guest: {first: 'Luc', last: 'Perrin'}, nights: ['2025-06-02', '2025-06-03', '2025-06-04']},
  {id: 3, guest: {first: 'Mei', last: 'Tan'}, room: {number: '117', floor: 1}, nights: ['2025-06-03']},
];

// #preview-start
const columns: GridColDef<Booking>[] = [
  {
    field: 'guest',
    headerName: 'Guest',
    minWidth: 110,
    flex: 1,
    valueGetter: (_value, {guest}) => `${guest.last}, ${guest.first}`,
  },
  {field: 'room', headerName: 'Room', width: 80, valueGetter: (_value, {room}) => room?.number},
  {
    field: 'floor',
    headerName: 'Floor',
    type: 'number',
    width: 80,
    valueGetter: (_value, {room}) => room?.floor,
  },
  {
    field: 'nights',
    headerName: 'Nights',
    type: 'number',
    width: 90,
    valueGetter: (_value, {nights}) => nights.length,
  },
];
// #preview-end

export default function RowsNested() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Hotel bookings" />
    </div>
  );
}
