import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, film: 'The Apartment', director: 'Billy Wilder', note: 'Lent to Hal'},
  {id: 2, film: 'Annie Hall', director: 'Woody Allen', note: ''},
  {id: 3, film: 'Some Like It Hot', director: 'Billy Wilder', note: 'Bought in 2019'},
  {id: 4, film: 'Hallelujah', director: 'King Vidor', note: ''},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'film', headerName: 'Film', minWidth: 120, flex: 1},
  {field: 'director', headerName: 'Director', minWidth: 130, flex: 1},
  // Never matches: the quick filter skips this column.
  {field: 'note', headerName: 'Note', width: 130, getApplyQuickFilterFn: () => null},
];
// #preview-end

const initialState = {filter: {filterModel: {items: [], quickFilterValues: ['hal']}}};

export default function QuickFilterExclude() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} initialState={initialState} label="Films" showToolbar />
    </div>
  );
}
