import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, wine: 'Riesling', region: 'Mosel', vintage: '2021', alcohol: 11.5, bottles: 84},
  {id: 2, wine: 'Barolo', region: 'Piedmont', vintage: '2016', alcohol: 14, bottles: 12},
  {id: 3, wine: 'Rioja Reserva', region: 'La Rioja', vintage: '2018', alcohol: 13.5, bottles: 36},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Shelf', width: 80},
  {field: 'wine', headerName: 'Wine', minWidth: 120, flex: 1},
  {field: 'region', headerName: 'Region', width: 110},
  {field: 'vintage', headerName: 'Vintage', width: 90},
  {field: 'alcohol', headerName: 'Alcohol (%)', type: 'number', width: 110},
  {field: 'bottles', headerName: 'Bottles', type: 'number', width: 90},
];

export default function VisibilityInitial() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{columns: {columnVisibilityModel: {id: false, alcohol: false}}}}
        showToolbar
        label="Wine cellar"
      />
      {/* #preview-end */}
    </div>
  );
}
