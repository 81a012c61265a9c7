import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const names = ['Adler', 'Braun', 'Costa', 'Dubois', 'Evans', 'Fischer', 'Garcia', 'Haas', 'Ito', 'Jansen'];
const rooms = ['A 12', 'A 14', 'B 03', 'C 21'];

const rows = names.flatMap((name, first) =>
  rooms.map((room, index) => ({
    id: first * rooms.length + index + 1,
    name: `${['Anna', 'Ben', 'Clara', 'David'][index]} ${name}`,
    room,
    phone: String(4100 + first * 10 + index),
  })),
);

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', minWidth: 130, flex: 1},
  {field: 'room', headerName: 'Room', width: 90},
  {field: 'phone', headerName: 'Extension', width: 110},
];

export default function SmallList() {
  return (
    <div style={{height: 360}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} disableVirtualization label="Phone list" />
      {/* #preview-end */}
    </div>
  );
}
