import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Room {
  id: number;
  floor: string;
  equipment: number;
}

const rows: Room[] = [
  {id: 101, floor: 'ground', equipment: 2},
  {id: 214, floor: 'first', equipment: 1},
  {id: 221, floor: 'first', equipment: 3},
];

const kinds = [
  {code: 1, name: 'Whiteboard'},
  {code: 2, name: 'Projector'},
  {code: 3, name: 'Video system'},
];

// #preview-start
const columns: GridColDef<Room>[] = [
  {field: 'id', headerName: 'Room', width: 90},
  {
    field: 'floor',
    headerName: 'Floor',
    type: 'singleSelect',
    width: 110,
    editable: true,
    valueOptions: ['ground', 'first', 'second'],
  },
  {
    field: 'equipment',
    headerName: 'Equipment',
    type: 'singleSelect',
    minWidth: 130,
    flex: 1,
    editable: true,
    // The row holds the number, the cell and the list show the name.
    valueOptions: kinds.map(({code, name}) => ({value: code, label: name})),
  },
];
// #preview-end

export default function ColumnsSelect() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Meeting rooms" />
    </div>
  );
}
