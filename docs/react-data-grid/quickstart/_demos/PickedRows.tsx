import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef, type GridRowSelectionModel} from '@mui/x-data-grid';

const rows = [
  {id: 'inv-204', customer: 'Hotel Aare', amount: 640},
  {id: 'inv-205', customer: 'Bistro Nord', amount: 149},
  {id: 'inv-206', customer: 'Studio 14', amount: 221},
  {id: 'inv-207', customer: 'Café Lindt', amount: 400},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', minWidth: 140, flex: 1},
  {field: 'amount', headerName: 'Amount (€)', type: 'number', width: 120},
];

export default function PickedRows() {
  // #preview-start
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  // 'exclude' means "all rows but these": the checkbox in the header sets it.
  const picked = rows.filter((row) => selection.ids.has(row.id) === (selection.type === 'include'));
  // #preview-end
  const sum = picked.reduce((amount, row) => amount + row.amount, 0);

  return (
    <div>
      <div style={{height: 319}}>
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          label="Invoices"
        />
      </div>
      <Typography role="status" sx={{mt: 2}}>
        Invoices selected: {picked.length}. Amount: {sum} €.
      </Typography>
    </div>
  );
}
