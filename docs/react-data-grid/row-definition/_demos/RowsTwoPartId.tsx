import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Seat {
  coach: number;
  seat: number;
  passenger: string;
}

// Seat numbers start again in every coach: neither number is unique.
const rows: Seat[] = [
  {coach: 21, seat: 11, passenger: 'A. Moreau'},
  {coach: 21, seat: 12, passenger: 'K. Yıldız'},
  {coach: 22, seat: 11, passenger: 'D. Silva'},
];

const columns: GridColDef<Seat>[] = [
  {field: 'coach', headerName: 'Coach', type: 'number', width: 90},
  {field: 'seat', headerName: 'Seat', type: 'number', width: 90},
  {field: 'passenger', headerName: 'Passenger', minWidth: 120, flex: 1},
];

// #preview-start
const getRowId = ({coach, seat}: Seat) => `${coach}-${seat}`;
// #preview-end

export default function RowsTwoPartId() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} getRowId={getRowId} label="Seat reservations" />
    </div>
  );
}
