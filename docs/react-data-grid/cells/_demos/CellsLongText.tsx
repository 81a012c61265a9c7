import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    part: 'Hinge',
    remark: 'Drilled on the left. Order two per door, and four for doors above 40 kg.\nStainless steel only.',
  },
  {id: 2, part: 'Latch', remark: 'Fits all doors since 2019.'},
  {id: 3, part: 'Closer', remark: 'Adjust the speed after a week, when the oil has settled.'},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'part', headerName: 'Part', minWidth: 90, flex: 1},
  {field: 'remark', headerName: 'Remark', type: 'longText', minWidth: 180, flex: 1, maxWidth: 320},
];
// #preview-end

export default function CellsLongText() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Spare parts" />
    </div>
  );
}
