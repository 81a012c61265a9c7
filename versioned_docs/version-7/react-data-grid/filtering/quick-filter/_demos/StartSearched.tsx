import {DataGrid, GridToolbar, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, song: 'Mas que nada', artist: 'Sérgio Mendes', tags: 'samba, dance'},
  {id: 2, song: 'Clair de lune', artist: 'Claude Debussy', tags: 'piano, calm'},
  {id: 3, song: 'So What', artist: 'Miles Davis', tags: 'jazz, trumpet'},
  {id: 4, song: 'Gymnopédie No. 1', artist: 'Erik Satie', tags: 'piano, calm'},
];

const columns: GridColDef[] = [
  {field: 'song', headerName: 'Song', minWidth: 140, flex: 1},
  {field: 'artist', headerName: 'Artist', minWidth: 140, flex: 1},
  {field: 'tags', headerName: 'Tags', width: 140},
];

export default function StartSearched() {
  return (
    <div style={{height: 347}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          columns: {columnVisibilityModel: {tags: false}},
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['piano'],
              quickFilterExcludeHiddenColumns: false,
            },
          },
        }}
        slots={{toolbar: GridToolbar}}
        slotProps={{toolbar: {showQuickFilter: true}}}
        aria-label="Songs"
      />
      {/* #preview-end */}
    </div>
  );
}
