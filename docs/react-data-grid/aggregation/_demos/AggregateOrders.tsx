import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Order {
  id: number;
  product: string;
  units: number;
  revenue: number;
  shipped: Date;
}

const rows: Order[] = [
  {id: 1, product: 'Headphones', units: 120, revenue: 9480, shipped: new Date(2026, 2, 4)},
  {id: 2, product: 'Speakers', units: 45, revenue: 8955, shipped: new Date(2026, 2, 9)},
  {id: 3, product: 'Turntables', units: 15, revenue: 4185, shipped: new Date(2026, 2, 17)},
  {id: 4, product: 'Cables', units: 310, revenue: 2790, shipped: new Date(2026, 2, 6)},
];

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', minWidth: 110, flex: 1},
  {field: 'units', headerName: 'Units', type: 'number', width: 75},
  {field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120},
  {field: 'shipped', headerName: 'Shipped', type: 'date', width: 110},
];

export default function AggregateOrders() {
  return (
    <div style={{height: 371}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          aggregation: {model: {units: 'sum', revenue: 'sum', shipped: 'max'}},
        }}
        label="Orders in March"
      />
      {/* #preview-end */}
    </div>
  );
}
