import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 'INV-301', client: 'Bergmann', issued: new Date(2026, 2, 28), total: 1280},
  {id: 'INV-302', client: 'Brandt', issued: new Date(2026, 3, 2), total: 640},
  {id: 'INV-303', client: 'Howell', issued: new Date(2026, 3, 17), total: 2950},
  {id: 'INV-304', client: 'Bergmann', issued: new Date(2026, 4, 5), total: 410},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'client', headerName: 'Client', minWidth: 120, flex: 1},
  {field: 'issued', headerName: 'Issued', type: 'date', width: 120},
  {field: 'total', headerName: 'Total (€)', type: 'number', width: 110},
];

// #preview-start
const april = [
  {id: 'from', field: 'issued', operator: 'onOrAfter', value: '2026-04-01'},
  {id: 'to', field: 'issued', operator: 'onOrBefore', value: '2026-04-30'},
];
// #preview-end

export default function DateRange() {
  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{filter: {filterModel: {items: april}}}}
        showToolbar
        label="Invoices"
      />
      {/* #preview-end */}
    </div>
  );
}
