import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, dish: 'Tomato soup', price: 6.5, vegan: true},
  {id: 2, dish: 'Pea risotto', price: 13, vegan: false},
  {id: 3, dish: 'Grilled trout', price: 18.5, vegan: false},
];

const columns: GridColDef[] = [
  {field: 'dish', headerName: 'Dish', minWidth: 120, flex: 1, editable: true},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 110, editable: true},
  {field: 'vegan', headerName: 'Vegan', type: 'boolean', width: 90, editable: true},
];

export default function UndoEdits() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGridPremium rows={rows} columns={columns} cellSelection aria-label="Menu" />
      {/* #preview-end */}
    </div>
  );
}
