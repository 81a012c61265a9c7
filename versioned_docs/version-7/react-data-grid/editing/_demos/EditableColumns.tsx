import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, ingredient: 'Rye flour', kilos: 40, supplier: 'Mill Hansen', organic: true},
  {id: 2, ingredient: 'Butter', kilos: 12, supplier: 'Alp Dairy', organic: false},
  {id: 3, ingredient: 'Sea salt', kilos: 5, supplier: 'Salina', organic: false},
  {id: 4, ingredient: 'Walnuts', kilos: 8, supplier: 'Mill Hansen', organic: true},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'ingredient', headerName: 'Ingredient', minWidth: 130, flex: 1},
  {field: 'kilos', headerName: 'Stock (kg)', type: 'number', width: 110, editable: true},
  {
    field: 'supplier',
    headerName: 'Supplier',
    type: 'singleSelect',
    valueOptions: ['Mill Hansen', 'Alp Dairy', 'Salina'],
    width: 140,
    editable: true,
  },
  {field: 'organic', headerName: 'Organic', type: 'boolean', width: 100, editable: true},
];
// #preview-end

export default function EditableColumns() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} aria-label="Ingredients of a bakery" />
    </div>
  );
}
