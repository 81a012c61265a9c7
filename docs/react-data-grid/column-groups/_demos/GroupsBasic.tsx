import {DataGrid, type GridColDef, type GridColumnGroupingModel} from '@mui/x-data-grid';

const rows = [
  {id: 1, driver: 'Alma Sørensen', start: 84_120, end: 84_365, liters: 21.4, euros: 38.1},
  {id: 2, driver: 'Pavel Novák', start: 51_008, end: 51_590, liters: 44.9, euros: 79.9},
  {id: 3, driver: 'Zoe Papas', start: 12_774, end: 12_901, liters: 9.8, euros: 17.4},
];

const columns: GridColDef[] = [
  {field: 'driver', headerName: 'Driver', minWidth: 140, flex: 1},
  {field: 'start', headerName: 'Start', type: 'number', width: 100},
  {field: 'end', headerName: 'End', type: 'number', width: 100},
  {field: 'liters', headerName: 'Liters', type: 'number', width: 90},
  {field: 'euros', headerName: 'Euros', type: 'number', width: 90},
];

// #preview-start
const groups: GridColumnGroupingModel = [
  {groupId: 'odometer', headerName: 'Odometer (km)', children: [{field: 'start'}, {field: 'end'}]},
  {groupId: 'fuel', headerName: 'Fuel', children: [{field: 'liters'}, {field: 'euros'}]},
];
// #preview-end

export default function GroupsBasic() {
  return (
    <div style={{height: 323}}>
      <DataGrid rows={rows} columns={columns} columnGroupingModel={groups} label="Driver's log" />
    </div>
  );
}
