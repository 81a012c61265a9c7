import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Project {
  id: string;
  title: string;
  done: number;
  state: 'on time' | 'late';
}

const rows: Project[] = [
  {id: 'P1', title: 'Bridge survey', done: 80, state: 'on time'},
  {id: 'P2', title: 'Tunnel lighting', done: 35, state: 'late'},
  {id: 'P3', title: 'Station roof', done: 60, state: 'on time'},
];

// #preview-start
const columns: GridColDef<Project>[] = [
  {field: 'title', headerName: 'Project', minWidth: 130, flex: 1},
  {
    field: 'done',
    headerName: 'Done',
    type: 'number',
    width: 130,
    display: 'flex',
    renderCell: ({row}) => (
      <LinearProgress
        variant="determinate"
        value={row.done}
        aria-label={`${row.title}: ${row.done} percent done`}
        sx={{flex: 1}}
      />
    ),
  },
  {
    field: 'state',
    headerName: 'State',
    width: 110,
    display: 'flex',
    renderCell: ({row}) => (
      <Chip
        size="small"
        variant="outlined"
        label={row.state}
        color={row.state === 'late' ? 'error' : 'default'}
      />
    ),
  },
];
// #preview-end

export default function ColumnsRendered() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Building projects" />
    </div>
  );
}
