import {DataGrid, type GridCellParams, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'M-31', match: 'Harbor – Old Town', home: 2, away: 1, closed: true},
  {id: 'M-32', match: 'Riverside – Mill Hill', home: 0, away: 0, closed: true},
  {id: 'M-33', match: 'Station – North End', home: 1, away: 3, closed: false},
  {id: 'M-34', match: 'Old Town – Riverside', home: 0, away: 2, closed: false},
];

type Match = (typeof rows)[number];

const columns: GridColDef[] = [
  {field: 'match', headerName: 'Match', minWidth: 170, flex: 1},
  {field: 'home', headerName: 'Home', type: 'number', width: 80, editable: true},
  {field: 'away', headerName: 'Away', type: 'number', width: 80, editable: true},
  {field: 'closed', headerName: 'Report closed', type: 'boolean', width: 120},
];

export default function LockCells() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        isCellEditable={({row}: GridCellParams<Match>) => !row.closed}
        getCellClassName={({isEditable}) => (isEditable ? 'open' : '')}
        aria-label="Match results"
        sx={{'& .open': {bgcolor: 'action.hover', cursor: 'cell'}}}
      />
      {/* #preview-end */}
    </div>
  );
}
