import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: string;
  house: string;
  room: string;
}

const rooms: Readonly<Record<string, string[]>> = {
  Lighthouse: ['Attic', 'Sea view'],
  Mill: ['Garden', 'Loft', 'Wheel'],
  Forge: ['Anvil'],
};

const rows: Booking[] = [
  {id: 1, guest: 'Carter', house: 'Mill', room: 'Loft'},
  {id: 2, guest: 'Fischer', house: 'Lighthouse', room: 'Attic'},
  {id: 3, guest: 'Moreau', house: 'Forge', room: 'Anvil'},
];

// #preview-start
const columns: GridColDef<Booking>[] = [
  {field: 'guest', headerName: 'Guest', minWidth: 100, flex: 1},
  {
    field: 'house',
    headerName: 'House',
    type: 'singleSelect',
    valueOptions: Object.keys(rooms),
    width: 120,
    editable: true,
    // Another house has other rooms: the old room must not stay.
    valueSetter: (house: string, row) => (house === row.house ? row : {...row, house, room: ''}),
  },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    // Without a row, the options are those of the filter.
    valueOptions: ({row}) => (row ? (rooms[row.house] ?? []) : Object.values(rooms).flat()),
    width: 120,
    editable: true,
  },
];
// #preview-end

export default function LinkedOptions() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Bookings" />
    </div>
  );
}
