import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';

interface Task {
  id: number;
  sprint: string;
  task: string;
  done: boolean;
}

const rows: Task[] = [
  {id: 1, sprint: 'Sprint 8', task: 'Import contacts', done: true},
  {id: 2, sprint: 'Sprint 8', task: 'Merge duplicates', done: true},
  {id: 3, sprint: 'Sprint 9', task: 'Export as PDF', done: false},
  {id: 4, sprint: 'Sprint 9', task: 'Print labels', done: true},
];

// #preview-start
function TaskCell({id, value, rowNode}: GridRenderCellParams<Task, string>) {
  const apiRef = useGridApiContext();
  if (rowNode.type !== 'group') return value;

  const tasks = apiRef.current
    .getRowGroupChildren({groupId: id})
    .map((task) => apiRef.current.getRow<Task>(task));
  const done = tasks.filter((task) => task?.done).length;
  return (
    <>
      {done} of {tasks.length} done
      <LinearProgress
        variant="determinate"
        value={(100 * done) / tasks.length}
        aria-hidden
        sx={{flex: 1, marginInlineStart: 1}}
      />
    </>
  );
}

const columns: GridColDef<Task>[] = [
  {field: 'sprint', headerName: 'Sprint'},
  {
    field: 'task',
    headerName: 'Task',
    minWidth: 160,
    flex: 1,
    display: 'flex',
    renderCell: (params) => <TaskCell {...params} />,
  },
  {field: 'done', headerName: 'Done', type: 'boolean', width: 80},
];
// #preview-end

export default function GroupSummary() {
  return (
    <div style={{height: 420}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['sprint']},
          columns: {columnVisibilityModel: {sprint: false}},
        }}
        defaultGroupingExpansionDepth={1}
        label="Tasks by sprint"
      />
    </div>
  );
}
