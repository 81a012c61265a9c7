import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, tea: 'Golden tips', origin: 'Assam', price: 14.5, organic: true},
  {id: 2, tea: 'First flush', origin: 'Darjeeling', price: 22, organic: false},
  {id: 3, tea: 'Orange pekoe', origin: 'Ceylon', price: 9.8, organic: false},
  {id: 4, tea: 'Second flush', origin: 'Darjeeling', price: 18.9, organic: true},
];

const origins = ['Assam', 'Ceylon', 'Darjeeling'];

const columns: GridColDef[] = [
  {field: 'tea', headerName: 'Tea', minWidth: 160, flex: 1},
  {field: 'origin', headerName: 'Origin', type: 'singleSelect', valueOptions: origins, width: 150},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 150},
  {field: 'organic', headerName: 'Organic', type: 'boolean', width: 150},
];

export default function FilterRow() {
  return (
    <div style={{height: 374}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        disableColumnFilter
        initialState={{
          filter: {filterModel: {items: [{field: 'price', operator: '<=', value: 20}]}},
        }}
        label="Teas"
      />
      {/* #preview-end */}
    </div>
  );
}
