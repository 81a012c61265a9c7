import {DataGrid, getGridStringOperators, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, sku: 'AX-100', product: 'Desk lamp', stock: 12},
  {id: 2, sku: 'AX-140', product: 'Floor lamp', stock: 4},
  {id: 3, sku: 'BK-007', product: 'Bookshelf', stock: 7},
  {id: 4, sku: 'CH-310', product: 'Armchair', stock: 2},
];

// #preview-start
const isAnyOf = getGridStringOperators().filter(({value}) => value === 'isAnyOf');

const columns: GridColDef[] = [
  {field: 'sku', headerName: 'SKU', width: 110, filterOperators: isAnyOf},
  {field: 'product', headerName: 'Product', minWidth: 130, flex: 1},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 100},
];

const items = [{field: 'sku', operator: 'isAnyOf', value: ['ax-100', 'CH-310']}];
// #preview-end

export default function AnyOfText() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{filter: {filterModel: {items}}}}
        showToolbar
        label="Products"
      />
    </div>
  );
}
