import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, month: 'January', plan: 420, actual: 398},
  {id: 2, month: 'February', plan: 440, actual: 461},
  {id: 3, month: 'March', plan: 470, actual: 455},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'month', headerName: 'Month', minWidth: 100, flex: 1},
  {field: 'plan', headerName: 'Plan (MWh)', type: 'number', width: 120},
  {
    field: 'actual',
    headerName: 'Actual (MWh)',
    type: 'number',
    width: 140,
    headerAlign: 'center',
    headerClassName: 'measured',
  },
];
// #preview-end

export default function HeaderStyled() {
  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        label="Energy of the wind park"
        sx={{
          '& .MuiDataGrid-columnHeaderTitle': {fontWeight: 700},
          '& .MuiDataGrid-columnHeader.measured': {bgcolor: 'rgb(16 185 129 / 20%)'},
        }}
      />
      {/* #preview-end */}
    </div>
  );
}
