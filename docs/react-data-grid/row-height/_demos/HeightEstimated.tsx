import {DataGrid, type GridColDef, type GridRowHeightParams} from '@mui/x-data-grid';

const parts = ['Checked the pump.', 'Replaced the seal on the left side.', 'Oil level low, topped up.'];

// 100 reports with one to six sentences, always the same.
const rows = Array.from({length: 100}, (_item, index) => ({
  id: index + 1,
  report: Array.from({length: 1 + ((index * 7) % 6)}, (_part, n) => parts[(index + n) % 3]).join(' '),
}));

const columns: GridColDef[] = [
  {field: 'id', headerName: 'No.', type: 'number', width: 70},
  {field: 'report', headerName: 'Report', minWidth: 160, flex: 1},
];

// #preview-start
const getRowHeight = () => 'auto' as const;

// About 60 characters in a line of 20 px, and 24 px of padding.
const getEstimatedRowHeight = ({model}: GridRowHeightParams) =>
  24 + 20 * Math.ceil(String(model.report).length / 60);
// #preview-end

export default function HeightEstimated() {
  return (
    <div style={{height: 395}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{'& .MuiDataGrid-cell': {py: 1.5}}}
        label="Maintenance reports"
      />
      {/* #preview-end */}
    </div>
  );
}
