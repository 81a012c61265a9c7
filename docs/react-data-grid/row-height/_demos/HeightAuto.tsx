import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, author: 'Ines', review: 'Quiet room, friendly people.'},
  {
    id: 2,
    author: 'Marek',
    review:
      'We stayed for a week in March. The breakfast is simple, but everything on the table comes from the village, and the tram to the center stops at the door.',
  },
  {id: 3, author: 'Sofie', review: 'The bed was too short for me. Apart from that, all was well and clean.'},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'author', headerName: 'Guest', width: 90},
  {field: 'review', headerName: 'Review', minWidth: 180, flex: 1},
];

const getRowHeight = () => 'auto' as const;
// #preview-end

export default function HeightAuto() {
  return (
    <div style={{height: 314}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{'& .MuiDataGrid-cell': {py: 1.5, minHeight: 52}}}
        label="Reviews"
      />
      {/* #preview-end */}
    </div>
  );
}
