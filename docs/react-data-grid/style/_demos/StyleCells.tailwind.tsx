import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, lake: 'Lake Constance', june: 17.8, july: 20.9, august: 22.4},
  {id: 2, lake: 'Chiemsee', june: 18.9, july: 21.6, august: 22.9},
  {id: 3, lake: 'Walchensee', june: 13.2, july: 16.1, august: 17.7},
];

// #preview-start
const warmth = (value: number) =>
  value >= 21 ? 'bg-[rgb(239_68_68/16%)] font-bold' : value < 15 ? 'bg-[rgb(59_130_246/16%)] italic' : '';

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
    <div className="h-[267px]">
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} label="Water temperatures" />
      {/* #preview-end */}
    </div>
  );
}
