import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, station: 'Brenner', mon: 4, tue: 6, wed: 2, thu: 5},
  {id: 2, station: 'Innsbruck', mon: 9, tue: 11, wed: 7, thu: 9},
  {id: 3, station: 'Bozen', mon: 15, tue: 18, wed: 16, thu: 17},
  {id: 4, station: 'Verona', mon: 16, tue: 19, wed: 17, thu: 18},
];

const columns: GridColDef[] = [
  {field: 'station', headerName: 'Station', minWidth: 100, flex: 1},
  {field: 'mon', headerName: 'Mon', type: 'number', width: 80},
  {field: 'tue', headerName: 'Tue', type: 'number', width: 80},
  {field: 'wed', headerName: 'Wed', type: 'number', width: 80},
  {field: 'thu', headerName: 'Thu', type: 'number', width: 80},
];

export default function SelectCells() {
  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        aria-label="Temperatures at noon (°C)"
      />
      {/* #preview-end */}
    </div>
  );
}
