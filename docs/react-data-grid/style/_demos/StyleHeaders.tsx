import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Rye bread', plan: 120, sold: 134},
  {id: 2, product: 'Pretzel', plan: 300, sold: 262},
  {id: 3, product: 'Poppy cake', plan: 40, sold: 41},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', minWidth: 110, flex: 1, headerClassName: 'head'},
  {field: 'plan', headerName: 'Plan', type: 'number', width: 110, headerClassName: 'head'},
  {field: 'sold', headerName: 'Sold', type: 'number', width: 110, headerClassName: 'head head-sold'},
];
// #preview-end

export default function StyleHeaders() {
  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Bakery, plan and sales"
        // #preview-start
        sx={{
          '& .head': {textTransform: 'uppercase', letterSpacing: '0.05em', fontSize: 12},
          '& .head-sold': {bgcolor: 'rgb(34 197 94 / 20%)'},
        }}
        // #preview-end
      />
    </div>
  );
}
