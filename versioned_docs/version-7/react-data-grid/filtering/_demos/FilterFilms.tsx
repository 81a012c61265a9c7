import {DataGrid, GridToolbar, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, title: 'Spirited Away', country: 'Japan', minutes: 125, restored: false},
  {id: 2, title: 'Amélie', country: 'France', minutes: 122, restored: true},
  {id: 3, title: 'Ikiru', country: 'Japan', minutes: 143, restored: true},
  {id: 4, title: 'Pather Panchali', country: 'India', minutes: 125, restored: true},
  {id: 5, title: 'Beau Travail', country: 'France', minutes: 92, restored: true},
];

const columns: GridColDef[] = [
  {field: 'title', headerName: 'Title', minWidth: 140, flex: 1},
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: ['France', 'India', 'Japan'],
    width: 110,
  },
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 140},
  {field: 'restored', headerName: 'Restored', type: 'boolean', width: 100},
];

export default function FilterFilms() {
  return (
    <div style={{height: 355}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {filterModel: {items: [{field: 'minutes', operator: '>', value: 120}]}},
        }}
        slots={{toolbar: GridToolbar}}
        aria-label="Films"
      />
      {/* #preview-end */}
    </div>
  );
}
