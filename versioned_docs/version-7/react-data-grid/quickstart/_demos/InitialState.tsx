import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'GVA', city: 'Geneva', country: 'Switzerland', icao: 'LSGG', elevation: 430},
  {id: 'ZRH', city: 'Zurich', country: 'Switzerland', icao: 'LSZH', elevation: 432},
  {id: 'BRN', city: 'Bern', country: 'Switzerland', icao: 'LSZB', elevation: 510},
  {id: 'SMV', city: 'Samedan', country: 'Switzerland', icao: 'LSZS', elevation: 1707},
  {id: 'SIR', city: 'Sion', country: 'Switzerland', icao: 'LSGS', elevation: 482},
  {id: 'LUG', city: 'Lugano', country: 'Switzerland', icao: 'LSZA', elevation: 279},
  {id: 'INN', city: 'Innsbruck', country: 'Austria', icao: 'LOWI', elevation: 581},
  {id: 'VIE', city: 'Vienna', country: 'Austria', icao: 'LOWW', elevation: 183},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'IATA', width: 90},
  {field: 'city', headerName: 'City', minWidth: 130, flex: 1},
  {field: 'country', headerName: 'Country', width: 140},
  {field: 'icao', headerName: 'ICAO', width: 100},
  {field: 'elevation', headerName: 'Elevation (m)', type: 'number', width: 140},
];

export default function InitialState() {
  return (
    <div style={{height: 371}}>
      <DataGrid
        rows={rows}
        columns={columns}
        // #preview-start
        initialState={{
          sorting: {sortModel: [{field: 'elevation', sort: 'desc'}]},
          filter: {filterModel: {items: [{field: 'country', operator: 'equals', value: 'Switzerland'}]}},
          pagination: {paginationModel: {pageSize: 4}},
          columns: {columnVisibilityModel: {icao: false}},
        }}
        pageSizeOptions={[4, 8]}
        // #preview-end
        aria-label="Airports"
      />
    </div>
  );
}
