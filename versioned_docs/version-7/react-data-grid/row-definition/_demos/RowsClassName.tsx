import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, item: 'Bandages', stock: 140, minimum: 50},
  {id: 2, item: 'Insulin', stock: 6, minimum: 20},
  {id: 3, item: 'Saline', stock: 35, minimum: 30},
  {id: 4, item: 'Syringes', stock: 0, minimum: 100},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'item', headerName: 'Item', minWidth: 110, flex: 1},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
  {field: 'minimum', headerName: 'Minimum', type: 'number', width: 110},
  {
    field: 'order',
    headerName: 'Order',
    width: 110,
    valueGetter: (_value, row) => (row.stock < row.minimum ? 'Order now' : ''),
  },
];

export default function RowsClassName() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({row}) => (row.stock < row.minimum ? 'low' : '')}
        sx={{'& .low': {bgcolor: 'rgb(245 158 11 / 15%)'}}}
        aria-label="Medical supplies"
      />
      {/* #preview-end */}
    </div>
  );
}
