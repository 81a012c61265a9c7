import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, player: 'Noor', points: 1840, joined: new Date(2024, 0, 9)},
  {id: 2, player: 'Elif', points: 2210, joined: new Date(2023, 4, 22)},
  {id: 3, player: 'Marek', points: 1975, joined: new Date(2025, 1, 3)},
  {id: 4, player: 'Sofía', points: 2095, joined: new Date(2022, 10, 30)},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'player', headerName: 'Player', minWidth: 110, flex: 1},
  // More points are better: the first click puts them on top.
  {field: 'points', headerName: 'Points', type: 'number', width: 110, sortingOrder: ['desc', 'asc']},
  {field: 'joined', headerName: 'Joined', type: 'date', width: 120},
];
// #preview-end

export default function SortingOrder() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        sortingOrder={['asc', 'desc']}
        initialState={{sorting: {sortModel: [{field: 'points', sort: 'desc'}]}}}
        label="Ranking of a chess club"
      />
      {/* #preview-end */}
    </div>
  );
}
