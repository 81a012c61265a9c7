import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, instrument: 'Cello', maker: 'Testore', year: '1741', value: 310000},
  {id: 2, instrument: 'Viola', maker: 'Vuillaume', year: '1856', value: 185000},
  {id: 3, instrument: 'Bow', maker: 'Peccatte', year: '1850', value: 92000},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'instrument', headerName: 'Instrument', minWidth: 120, flex: 1},
  {field: 'maker', headerName: 'Maker', width: 120},
  {field: 'year', headerName: 'Year', width: 90, disableColumnMenu: true},
  {field: 'value', headerName: 'Value (€)', type: 'number', width: 120},
];
// #preview-end

export default function MenuDefault() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Instruments" />
    </div>
  );
}
