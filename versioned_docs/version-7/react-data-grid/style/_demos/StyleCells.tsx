import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, lake: 'Lake Constance', june: 17.8, july: 20.9, august: 22.4},
  {id: 2, lake: 'Chiemsee', june: 18.9, july: 21.6, august: 22.9},
  {id: 3, lake: 'Walchensee', june: 13.2, july: 16.1, august: 17.7},
];

// #preview-start
const warmth = (value: number) => (value >= 21 ? 'warm' : value < 15 ? 'cold' : '');

const degrees: Partial<GridColDef> = {
  type: 'number',
  width: 100,
  cellClassName: ({value}) => (typeof value === 'number' ? warmth(value) : ''),
  valueFormatter: (value: number) => `${value.toFixed(1)} °C`,
};
// #preview-end

const columns: GridColDef[] = [
  {field: 'lake', headerName: 'Lake', minWidth: 130, flex: 1},
  {...degrees, field: 'june', headerName: 'June'},
  {...degrees, field: 'july', headerName: 'July'},
  {...degrees, field: 'august', headerName: 'August'},
];

export default function StyleCells() {
  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Water temperatures"
        sx={{
          '& .warm': {bgcolor: 'rgb(239 68 68 / 16%)', fontWeight: 700},
          '& .cold': {bgcolor: 'rgb(59 130 246 / 16%)', fontStyle: 'italic'},
        }}
      />
      {/* #preview-end */}
    </div>
  );
}
