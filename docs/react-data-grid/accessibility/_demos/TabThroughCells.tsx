import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, day: 'Monday', start: '08:00', end: '16:30'},
  {id: 2, day: 'Tuesday', start: '08:00', end: '16:30'},
  {id: 3, day: 'Wednesday', start: '09:30', end: '18:00'},
];

const columns: GridColDef[] = [
  {field: 'day', headerName: 'Day', minWidth: 110, flex: 1},
  {field: 'start', headerName: 'Start', width: 100, editable: true},
  {field: 'end', headerName: 'End', width: 100, editable: true},
];

export default function TabThroughCells() {
  return (
    <Stack spacing={2}>
      <TextField label="Employee" size="small" defaultValue="R. Silva" sx={{height: 40}} />
      <div style={{height: 214}}>
        {/* #preview-start */}
        <DataGrid
          rows={rows}
          columns={columns}
          tabNavigation="content"
          disableColumnMenu
          hideFooter
          aria-label="Working hours"
        />
        {/* #preview-end */}
      </div>
      <TextField label="Remark" size="small" sx={{height: 40}} />
    </Stack>
  );
}
