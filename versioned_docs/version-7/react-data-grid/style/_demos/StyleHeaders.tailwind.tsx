import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Rye bread', plan: 120, sold: 134},
  {id: 2, product: 'Pretzel', plan: 300, sold: 262},
  {id: 3, product: 'Poppy cake', plan: 40, sold: 41},
];

// #preview-start
const columns: GridColDef[] = [
  {
    field: 'product',
    headerName: 'Product',
    minWidth: 110,
    flex: 1,
    headerClassName: 'uppercase tracking-[0.05em] text-[12px]',
  },
  {
    field: 'plan',
    headerName: 'Plan',
    type: 'number',
    width: 110,
    headerClassName: 'uppercase tracking-[0.05em] text-[12px]',
  },
  {
    field: 'sold',
    headerName: 'Sold',
    type: 'number',
    width: 110,
    headerClassName: 'uppercase tracking-[0.05em] text-[12px] bg-[rgb(34_197_94/20%)]!',
  },
];
// #preview-end

export default function StyleHeaders() {
  return (
    <div className="h-[267px]">
      <DataGrid rows={rows} columns={columns} aria-label="Bakery, plan and sales" />
    </div>
  );
}
