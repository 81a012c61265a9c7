import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, region: 'Alps', lake: 'Como', depth: 410, water: 'Clear'},
  {id: 2, region: 'Alps', lake: 'Geneva', depth: 310, water: 'Clear'},
  {id: 3, region: 'Alps', lake: 'Lucerne', depth: 214, water: 'Clear'},
  {id: 4, region: 'Scotland', lake: 'Ness', depth: 230, water: 'Dark'},
  {id: 5, region: 'Scotland', lake: 'Lomond', depth: 190, water: 'Clear'},
];

const columns: GridColDef[] = [
  {field: 'region', headerName: 'Region', width: 110},
  {field: 'lake', headerName: 'Lake', minWidth: 130, flex: 1},
  {field: 'depth', headerName: 'Depth (m)', type: 'number', width: 120},
  {field: 'water', headerName: 'Water', width: 110},
];

export default function SpanRows() {
  return (
    <div style={{height: 371}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} rowSpanning showCellVerticalBorder label="Lakes" />
      {/* #preview-end */}
    </div>
  );
}
