import {DataGrid, type GridColDef, type GridRowHeightParams} from '@mui/x-data-grid';

const rows = [
  {id: 1, time: '09:00', talk: 'Opening', keynote: true},
  {id: 2, time: '10:15', talk: 'Rust in the kernel', keynote: false},
  {id: 3, time: '11:00', talk: 'Tests that find bugs', keynote: false},
  {id: 4, time: '14:00', talk: 'Thirty years of the web', keynote: true},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'time', headerName: 'Time', width: 90},
  {field: 'talk', headerName: 'Talk', minWidth: 170, flex: 1},
];

// #preview-start
function getRowHeight({model, densityFactor}: GridRowHeightParams) {
  // null stands for the normal height.
  return model.keynote ? 80 * densityFactor : null;
}
// #preview-end

export default function HeightPerRow() {
  return (
    <div style={{height: 375}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getRowClassName={({row}) => (row.keynote ? 'keynote' : '')}
        sx={{'& .keynote': {fontWeight: 700}}}
        aria-label="Conference"
      />
      {/* #preview-end */}
    </div>
  );
}
