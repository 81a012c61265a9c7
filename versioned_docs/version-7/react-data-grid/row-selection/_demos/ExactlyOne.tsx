import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'std', option: 'Standard', days: 5, price: 4.9},
  {id: 'exp', option: 'Express', days: 1, price: 12.5},
  {id: 'pick', option: 'Pick up in store', days: 2, price: 0},
];

const columns: GridColDef[] = [
  {field: 'option', headerName: 'Delivery', minWidth: 140, flex: 1},
  {field: 'days', headerName: 'Days', type: 'number', width: 90},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 100},
];

export default function ExactlyOne() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableMultipleRowSelection
        hideFooterPagination
        aria-label="Delivery options"
      />
      {/* #preview-end */}
    </div>
  );
}
