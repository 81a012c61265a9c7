import {DataGrid, GridToolbar, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'INV-88', client: 'Atelier Nord', due: new Date(2025, 5, 2), amount: 1280},
  {id: 'INV-89', client: 'Café Solberg', due: new Date(2025, 5, 9), amount: 346.5},
  {id: 'INV-90', client: 'Garden & Co.', due: new Date(2025, 5, 16), amount: 2040},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 100},
  {field: 'client', headerName: 'Client', minWidth: 130, flex: 1},
  {field: 'due', headerName: 'Due', type: 'date', width: 110},
  {field: 'amount', headerName: 'Amount (€)', type: 'number', width: 120},
];

export default function ExportInvoices() {
  return (
    <div style={{height: 303}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} slots={{toolbar: GridToolbar}} aria-label="Invoices" />
      {/* #preview-end */}
    </div>
  );
}
