import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Satellite {
  id: number;
  name: string;
  agency: string;
  launched: Date;
  mass: number;
  active: boolean;
}

const rows: Satellite[] = [
  {id: 1, name: 'Hubble', agency: 'NASA', launched: new Date(1990, 3, 24), mass: 11_110, active: true},
  {id: 2, name: 'XMM-Newton', agency: 'ESA', launched: new Date(1999, 11, 10), mass: 3_764, active: true},
  {id: 3, name: 'Herschel', agency: 'ESA', launched: new Date(2009, 4, 14), mass: 3_400, active: false},
  {id: 4, name: 'Kepler', agency: 'NASA', launched: new Date(2009, 2, 7), mass: 1_052, active: false},
  {id: 5, name: 'Gaia', agency: 'ESA', launched: new Date(2013, 11, 19), mass: 2_029, active: false},
  {id: 6, name: 'Hitomi', agency: 'JAXA', launched: new Date(2016, 1, 17), mass: 2_700, active: false},
];

const columns: GridColDef<Satellite>[] = [
  {field: 'name', headerName: 'Telescope', minWidth: 120, flex: 1},
  {
    field: 'agency',
    headerName: 'Agency',
    type: 'singleSelect',
    valueOptions: ['ESA', 'JAXA', 'NASA'],
    width: 100,
  },
  {field: 'launched', headerName: 'Launched', type: 'date', width: 120},
  {field: 'mass', headerName: 'Mass (kg)', type: 'number', width: 110},
  {field: 'active', headerName: 'Active', type: 'boolean', width: 90},
];

export default function FeaturesTour() {
  return (
    <div style={{height: 423}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: {sortModel: [{field: 'launched', sort: 'desc'}]},
          pagination: {paginationModel: {pageSize: 5}},
        }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        showToolbar
        label="Space telescopes"
      />
      {/* #preview-end */}
    </div>
  );
}
