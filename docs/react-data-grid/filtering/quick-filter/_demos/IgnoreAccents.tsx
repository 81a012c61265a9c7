import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, city: 'São Paulo', country: 'Brazil', people: 11.45},
  {id: 2, city: 'Córdoba', country: 'Argentina', people: 1.57},
  {id: 3, city: 'Malmö', country: 'Sweden', people: 0.36},
  {id: 4, city: 'Córdoba', country: 'Spain', people: 0.32},
  {id: 5, city: 'Kraków', country: 'Poland', people: 0.8},
];

const columns: GridColDef[] = [
  {field: 'city', headerName: 'City', minWidth: 130, flex: 1},
  {field: 'country', headerName: 'Country', width: 120},
  {field: 'people', headerName: 'People (million)', type: 'number', width: 140},
];

export default function IgnoreAccents() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        ignoreDiacritics
        initialState={{filter: {filterModel: {items: [], quickFilterValues: ['cordoba']}}}}
        showToolbar
        label="Cities"
      />
      {/* #preview-end */}
    </div>
  );
}
