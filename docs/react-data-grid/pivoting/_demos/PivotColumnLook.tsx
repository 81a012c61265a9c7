import {DataGridPremium, type GridColDef, type GridPivotModel} from '@mui/x-data-grid-premium';

interface Sale {
  id: number;
  store: string;
  year: string;
  revenue: number;
  orders: number;
}

const rows: Sale[] = [
  {id: 1, store: 'Lisbon', year: '2025', revenue: 82000, orders: 940},
  {id: 2, store: 'Lisbon', year: '2026', revenue: 97500, orders: 1010},
  {id: 3, store: 'Porto', year: '2025', revenue: 54000, orders: 610},
  {id: 4, store: 'Porto', year: '2026', revenue: 51200, orders: 640},
];

const euro = new Intl.NumberFormat('en', {style: 'currency', currency: 'EUR', maximumFractionDigits: 0});

// #preview-start
const columns: GridColDef<Sale>[] = [
  {field: 'store', headerName: 'Store'},
  {field: 'year', headerName: 'Year'},
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    // The generated columns keep the formatter, the cell renderer, and the width of this one.
    valueFormatter: (value?: number) => (value === undefined ? '' : euro.format(value)),
  },
  {field: 'orders', headerName: 'Orders', type: 'number'},
];

/** Called for each generated column, with the value field and the groups above it. */
const pivotingColDef = (field: string, [year]: string[]) => ({
  width: field === 'revenue' ? 130 : 100,
  headerClassName: year === '2026' ? 'current-year' : undefined,
  cellClassName: year === '2026' ? 'current-year' : undefined,
});

const groupingColDef = {headerName: 'Store', width: 130};
// #preview-end

const model: GridPivotModel = {
  rows: [{field: 'store'}],
  columns: [{field: 'year', sort: 'asc'}],
  values: [
    {field: 'revenue', aggFunc: 'sum'},
    {field: 'orders', aggFunc: 'sum'},
  ],
};

export default function PivotColumnLook() {
  return (
    <div style={{height: 322}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        pivotingColDef={pivotingColDef}
        groupingColDef={groupingColDef}
        initialState={{pivoting: {enabled: true, model}}}
        sx={{'& .current-year': {fontWeight: 700}}}
        label="Revenue by store and year"
      />
    </div>
  );
}
