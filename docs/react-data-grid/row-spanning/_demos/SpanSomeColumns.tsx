import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Item {
  id: number;
  order: string;
  customer: string;
  item: string;
  quantity: number;
}

const rows: Item[] = [
  {id: 1, order: 'A-100', customer: 'Novak', item: 'Desk', quantity: 2},
  {id: 2, order: 'A-100', customer: 'Novak', item: 'Lamp', quantity: 2},
  {id: 3, order: 'A-101', customer: 'Novak', item: 'Lamp', quantity: 2},
  {id: 4, order: 'A-102', customer: 'Silva', item: 'Chair', quantity: 6},
  {id: 5, order: 'A-102', customer: 'Silva', item: 'Shelf', quantity: 1},
];

// #preview-start
const columns: GridColDef<Item>[] = [
  {field: 'order', headerName: 'Order', width: 110},
  {
    field: 'customer',
    headerName: 'Customer',
    minWidth: 120,
    flex: 1,
    // Merges within an order only: are both for Novak.
    rowSpanValueGetter: (customer, {order}) => `${order} ${customer}`,
  },
  // Never merge
  {field: 'item', headerName: 'Item', width: 110, rowSpanValueGetter: () => null},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120, rowSpanValueGetter: () => null},
];
// #preview-end

export default function SpanSomeColumns() {
  return (
    <div style={{height: 371}}>
      <DataGrid rows={rows} columns={columns} rowSpanning showCellVerticalBorder label="Order items" />
    </div>
  );
}
