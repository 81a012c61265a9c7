import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, room: 'Kitchen', task: 'Descale the coffee machine and wipe the shelf above it'},
  {id: 2, room: 'Hall', task: 'Water the plants'},
  {id: 3, room: 'Studio', task: 'Return the borrowed lamp and both extension cords to the school'},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'room', headerName: 'Room', width: 90},
  {field: 'task', headerName: 'Task', minWidth: 150, flex: 1, display: 'flex', cellClassName: 'wrapped'},
];
// #preview-end

export default function HeightWrap() {
  return (
    <div style={{height: 327, maxWidth: 400}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={72}
        sx={{'& .wrapped': {whiteSpace: 'normal'}}}
        label="Cleaning plan"
      />
      {/* #preview-end */}
    </div>
  );
}
