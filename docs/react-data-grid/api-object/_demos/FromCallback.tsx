import Button from '@mui/material/Button';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Task {
  id: number;
  task: string;
  days: number;
  after?: number;
}

const rows: Task[] = [
  {id: 1, task: 'Dig the trench', days: 2},
  {id: 2, task: 'Lay the pipe', days: 3, after: 1},
  {id: 3, task: 'Lay the cable', days: 1, after: 1},
  {id: 4, task: 'Close the trench', days: 1, after: 2},
];

// #preview-start
const columns: GridColDef<Task>[] = [
  {field: 'task', headerName: 'Task', minWidth: 140, flex: 1},
  {field: 'days', headerName: 'Days', type: 'number', width: 80},
  {
    field: 'after',
    headerName: 'Starts after',
    width: 150,
    // The row has the id of another row; the cell shows its task.
    valueGetter: (id: number | undefined, _row, _column, apiRef) =>
      id === undefined ? '' : apiRef.current.getRow<Task>(id)?.task,
  },
  {
    field: 'next',
    headerName: 'Next',
    width: 120,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({api, row, tabIndex}) => (
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-label={`Tasks that start after: ${row.task}`}
        onClick={() => api.setFilterModel({items: [{field: 'after', operator: 'equals', value: row.task}]})}
      >
        What next?
      </Button>
    ),
  },
];
// #preview-end

export default function FromCallback() {
  return (
    <div style={{height: 371}}>
      <DataGrid rows={rows} columns={columns} showToolbar disableRowSelectionOnClick label="Roadworks" />
    </div>
  );
}
