import * as React from 'react';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

interface Item {
  id: string;
  quantity: number;
  price: number | null;
  sum?: number;
}

const order: Item[] = [
  {id: 'Oak board', quantity: 12, price: 18.5},
  {id: 'Hinge', quantity: 24, price: 2.2},
  {id: 'Handle', quantity: 12, price: 6.9},
];

const columns: GridColDef<Item>[] = [
  {field: 'id', headerName: 'Item', minWidth: 130, flex: 1},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120, editable: true},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 120, editable: true},
  {
    field: 'sum',
    headerName: 'Sum (€)',
    type: 'number',
    width: 120,
    valueGetter: (_value, {sum, quantity, price}) => sum ?? quantity * (price ?? 0),
  },
];

export default function TotalRow() {
  const [rows, setRows] = React.useState(order);

  // #preview-start
  const pinnedRows = React.useMemo(() => {
    const quantity = rows.reduce((total, row) => total + row.quantity, 0);
    const sum = rows.reduce((total, row) => total + row.quantity * (row.price ?? 0), 0);
    return {bottom: [{id: 'Total', quantity, price: null, sum}]};
  }, [rows]);
  // #preview-end

  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        isCellEditable={({rowNode}) => rowNode.type !== 'pinnedRow'}
        processRowUpdate={(edited) => {
          setRows((all) => all.map((row) => (row.id === edited.id ? edited : row)));
          return edited;
        }}
        label="Order"
      />
      {/* #preview-end */}
    </div>
  );
}
