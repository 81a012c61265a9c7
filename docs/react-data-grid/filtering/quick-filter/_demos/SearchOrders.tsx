import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'R-501', guest: 'Ana Lima', table: 4, dish: 'Gnocchi, sage butter', status: 'Ready'},
  {id: 'R-502', guest: 'Walk-in', table: 12, dish: 'Beet soup', status: 'In the kitchen'},
  {id: 'R-503', guest: 'Tom Becker', table: 7, dish: 'Gnocchi, tomato', status: 'In the kitchen'},
  {id: 'R-504', guest: 'Mina Park', table: 4, dish: 'Apple tart', status: 'Ready'},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'guest', headerName: 'Guest', width: 120},
  {field: 'table', headerName: 'Table', type: 'number', width: 80},
  {field: 'dish', headerName: 'Dish', minWidth: 150, flex: 1},
  {field: 'status', headerName: 'Status', width: 130},
];

export default function SearchOrders() {
  return (
    <div style={{height: 371}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} showToolbar label="Orders of a restaurant" />
      {/* #preview-end */}
    </div>
  );
}
