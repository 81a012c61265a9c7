import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Trip {
  id: number;
  driver: string;
  route: string;
  kilometers: number;
  liters: number;
}

const rows: Trip[] = [
  {id: 1, driver: 'Nadia', route: 'Basel – Lyon', kilometers: 394, liters: 31},
  {id: 2, driver: 'Nadia', route: 'Lyon – Nice', kilometers: 471, liters: 36},
  {id: 3, driver: 'Owen', route: 'Basel – Ulm', kilometers: 253, liters: 22},
  {id: 4, driver: 'Owen', route: 'Ulm – Prague', kilometers: 441, liters: 35},
];

const columns: GridColDef<Trip>[] = [
  {field: 'driver', headerName: 'Driver', width: 110},
  {field: 'route', headerName: 'Route', minWidth: 120, flex: 1},
  {field: 'kilometers', headerName: 'Distance (km)', type: 'number', width: 130},
  {field: 'liters', headerName: 'Fuel (l)', type: 'number', width: 100},
];

export default function GroupTotals() {
  return (
    <div style={{height: 475}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['driver']},
          columns: {columnVisibilityModel: {driver: false}},
          aggregation: {model: {kilometers: 'sum', liters: 'sum'}},
          // Largest total first: groups sort by their aggregated value.
          sorting: {sortModel: [{field: 'kilometers', sort: 'desc'}]},
        }}
        defaultGroupingExpansionDepth={1}
        label="Trips by driver"
      />
      {/* #preview-end */}
    </div>
  );
}
