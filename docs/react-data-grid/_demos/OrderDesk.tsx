import * as React from 'react';
import {DataGrid, type GridColDef, type GridDensity} from '@mui/x-data-grid';

interface Order {
  id: number;
  item: string;
  quantity: number;
  price: number;
  status: 'Open' | 'Packed' | 'Shipped';
  date: Date;
}

const initialOrders: Order[] = [
  {id: 5021, item: 'Espresso beans', quantity: 12, price: 18.5, status: 'Open', date: new Date(2025, 2, 3)},
  {id: 5022, item: 'Filter papers', quantity: 40, price: 3.2, status: 'Packed', date: new Date(2025, 2, 3)},
  {id: 5023, item: 'Milk jug', quantity: 6, price: 24.9, status: 'Shipped', date: new Date(2025, 2, 4)},
  {id: 5024, item: 'Grinder burrs', quantity: 2, price: 89, status: 'Open', date: new Date(2025, 2, 6)},
  {id: 5025, item: 'Espresso cups', quantity: 48, price: 4.6, status: 'Packed', date: new Date(2025, 2, 7)},
  {id: 5026, item: 'Descaler', quantity: 30, price: 7.2, status: 'Open', date: new Date(2025, 2, 10)},
];

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});
const statuses: Order['status'][] = ['Open', 'Packed', 'Shipped'];

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'item', headerName: 'Item', minWidth: 140, flex: 1},
  {field: 'date', headerName: 'Date', type: 'date', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true},
  {field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: statuses, editable: true},
  {
    // A computed column sorts and filters by its number and shows the formatted text.
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueGetter: (_value, order) => order.quantity * order.price,
    valueFormatter: (value: number) => euros.format(value),
  },
];

interface OrderDeskProps {
  density?: GridDensity;
  showToolbar?: boolean;
  loading?: boolean;
}

export default function OrderDesk({
  density = 'standard',
  showToolbar = true,
  loading = false,
}: OrderDeskProps) {
  const [orders, setOrders] = React.useState(initialOrders);

  // #preview-start
  const saveOrder = (edited: Order, original: Order) => {
    // Returning the original row undoes the edit; an emptied number cell has no number at all.
    if (!Number.isInteger(edited.quantity) || edited.quantity < 1) return original;
    setOrders((current) => current.map((order) => (order.id === edited.id ? edited : order)));
    return edited;
  };
  // #preview-end

  return (
    <div style={{height: 475}}>
      <DataGrid
        rows={orders}
        columns={columns}
        processRowUpdate={saveOrder}
        initialState={{sorting: {sortModel: [{field: 'date', sort: 'desc'}]}}}
        density={density}
        showToolbar={showToolbar}
        loading={loading}
        label="Orders"
      />
    </div>
  );
}
