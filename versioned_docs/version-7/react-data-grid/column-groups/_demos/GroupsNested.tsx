import {DataGrid, type GridColDef, type GridColumnGroupingModel} from '@mui/x-data-grid';

const rows = [
  {id: 1, athlete: 'Mika Laine', s1: 7.9, s2: 8.2, j1: 242, j2: 247.5},
  {id: 2, athlete: 'Ola Berg', s1: 8.4, s2: 8.1, j1: 239, j2: 251},
  {id: 3, athlete: 'Jure Kos', s1: 7.5, s2: 7.7, j1: 236.5, j2: 233},
];

const columns: GridColDef[] = [
  {field: 'athlete', headerName: 'Athlete', minWidth: 120, flex: 1},
  {field: 's1', headerName: '1st', type: 'number', width: 80},
  {field: 's2', headerName: '2nd', type: 'number', width: 80},
  {field: 'j1', headerName: '1st (m)', type: 'number', width: 90},
  {field: 'j2', headerName: '2nd (m)', type: 'number', width: 90},
];

// #preview-start
const groups: GridColumnGroupingModel = [
  {
    groupId: 'jumps',
    headerName: 'Jumps',
    children: [
      {groupId: 'style', headerName: 'Style', children: [{field: 's1'}, {field: 's2'}]},
      {groupId: 'distance', headerName: 'Distance', children: [{field: 'j1'}, {field: 'j2'}]},
    ],
  },
];
// #preview-end

export default function GroupsNested() {
  return (
    <div style={{height: 331}}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnHeaderHeight={40}
        aria-label="Ski jumping"
      />
    </div>
  );
}
