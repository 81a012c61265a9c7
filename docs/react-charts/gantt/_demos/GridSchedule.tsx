import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const tasks = [
  {id: 1, task: 'Research', from: 1, to: 2},
  {id: 2, task: 'Design', from: 2, to: 4},
  {id: 3, task: 'Build', from: 4, to: 7},
  {id: 4, task: 'Test', from: 6, to: 8},
];

// #preview-start
const weeks = [1, 2, 3, 4, 5, 6, 7, 8].map((week): GridColDef<(typeof tasks)[number]> => ({
  field: `w${week}`,
  headerName: `W${week}`,
  width: 56,
  sortable: false,
  disableColumnMenu: true,
  valueGetter: (_value, {from, to}) => (week >= from && week <= to ? 'busy' : ''),
  renderCell: ({value}) =>
    value === 'busy' && (
      <div
        role="img"
        aria-label="busy"
        style={{height: 20, marginTop: 16, borderRadius: 4, background: '#1976d2'}}
      />
    ),
}));
// #preview-end

const columns: GridColDef[] = [{field: 'task', headerName: 'Task', width: 110}, ...weeks];

export default function GridSchedule() {
  return (
    <div style={{height: 266}}>
      <DataGrid rows={tasks} columns={columns} hideFooter aria-label="Schedule by week" />
    </div>
  );
}
