import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Runner {
  id: number;
  name: string;
  club: {city: string};
  kilometers: number;
  minutes: number;
}

const rows: Runner[] = [
  {id: 12, name: 'Ines Duarte', club: {city: 'Porto'}, kilometers: 10, minutes: 41},
  {id: 27, name: 'Bo Lindqvist', club: {city: 'Malmö'}, kilometers: 10, minutes: 38},
  {id: 31, name: 'Yara Haddad', club: {city: 'Lyon'}, kilometers: 21.1, minutes: 97},
];

// #preview-start
const columns: GridColDef<Runner>[] = [
  {field: 'name', headerName: 'Runner', minWidth: 120, flex: 1},
  // The value of a nested field.
  {field: 'club', headerName: 'City', width: 100, valueGetter: (club: Runner['club']) => club.city},
  // A value that no field has: the second parameter is the whole row.
  {
    field: 'pace',
    headerName: 'Pace (min/km)',
    type: 'number',
    width: 150,
    valueGetter: (_value, runner) => runner.minutes / runner.kilometers,
    valueFormatter: (value: number) => value.toFixed(2),
  },
];
// #preview-end

export default function ColumnsComputed() {
  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'pace', sort: 'asc'}]}}}
        label="Race results"
      />
    </div>
  );
}
