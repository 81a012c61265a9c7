import {DataGrid, GridLogicOperator, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'SKU-118', article: 'Desk lamp', color: 'Black', stock: 14},
  {id: 'SKU-204', article: 'Floor lamp', color: 'White', stock: 3},
  {id: 'SKU-311', article: 'Office chair', color: 'Blue', stock: 8},
  {id: 'SKU-312', article: 'Stool', color: 'Oak', stock: 21},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Number', width: 110},
  {field: 'article', headerName: 'Article', minWidth: 130, flex: 1},
  {field: 'color', headerName: 'Color', width: 100},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
];

// #preview-start
const splitAtCommas = (input: string) =>
  input
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
// #preview-end

export default function SearchSeveral() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['desk lamp', 'SKU-312'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        showToolbar
        slotProps={{
          toolbar: {
            quickFilterProps: {
              quickFilterParser: splitAtCommas,
              quickFilterFormatter: (values) => (values ?? []).join(', '),
              debounceMs: 400,
            },
          },
        }}
        label="Articles"
      />
      {/* #preview-end */}
    </div>
  );
}
