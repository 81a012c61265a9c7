import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, dish: 'Lentil soup', kcal: 310, protein: 18, salt: 1.9, price: 6.5},
  {id: 2, dish: 'Gnocchi', kcal: 640, protein: 14, salt: 2.4, price: 9.8},
  {id: 3, dish: 'Tofu curry', kcal: 520, protein: 24, salt: 2.1, price: 10.2},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'dish', headerName: 'Dish', width: 120, disableReorder: true},
  {field: 'kcal', headerName: 'kcal', type: 'number', width: 100},
  {field: 'protein', headerName: 'Protein (g)', type: 'number', width: 120},
  {field: 'salt', headerName: 'Salt (g)', type: 'number', width: 110},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 120, disableReorder: true},
];
// #preview-end

export default function LockedColumns() {
  return (
    <div style={{height: 266}}>
      <DataGridPro rows={rows} columns={columns} label="Menu of the day" />
    </div>
  );
}
