import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, invoice: '2026-041', client: 'Novak', due: 'Mar 1', amount: 420, open: 420},
  {id: 2, invoice: '2026-042', client: 'Berg', due: 'Mar 8', amount: 1180, open: 0},
  {id: 3, invoice: '2026-043', client: 'Silva', due: 'Mar 15', amount: 260, open: 130},
];

const columns: GridColDef[] = [
  {field: 'invoice', headerName: 'Invoice', width: 110},
  {field: 'client', headerName: 'Client', width: 110},
  {field: 'due', headerName: 'Due', width: 100},
  {field: 'amount', headerName: 'Amount (€)', type: 'number', width: 130},
  {field: 'open', headerName: 'Open (€)', type: 'number', width: 120},
];

// #preview-start
const orders = new Map([
  ['Invoices', ['invoice', 'client', 'due', 'amount', 'open']],
  ['Debts', ['client', 'open', 'due', 'invoice', 'amount']],
]);
// #preview-end

export default function CommunityOrder() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState('Invoices');

  return (
    <div>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="View"
        value={order}
        // #preview-start
        onChange={(_event, name: string | null) => {
          const orderedFields = orders.get(name ?? '');
          if (!name || !orderedFields) return;
          apiRef.current?.restoreState({columns: {orderedFields}});
          setOrder(name);
        }}
        // #preview-end
        sx={{mb: 1, height: 40, '& button': {textTransform: 'none'}}}
      >
        {[...orders.keys()].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{height: 267}}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Invoices" />
      </div>
    </div>
  );
}
