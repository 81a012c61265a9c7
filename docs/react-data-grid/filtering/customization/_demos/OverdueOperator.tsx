import {DataGrid, getGridDateOperators, type GridColDef, type GridFilterOperator} from '@mui/x-data-grid';

interface Task {
  id: number;
  task: string;
  due: Date;
  done: boolean;
}

const rows: Task[] = [
  {id: 1, task: 'Renew the domain', due: new Date(2026, 2, 2), done: false},
  {id: 2, task: 'Send the invoice', due: new Date(2026, 1, 20), done: true},
  {id: 3, task: 'Order paper', due: new Date(2026, 2, 28), done: false},
  {id: 4, task: 'Call the notary', due: new Date(2026, 1, 27), done: false},
];

// #preview-start
const today = new Date(2026, 2, 10);

const isOverdue: GridFilterOperator<Task, Date> = {
  value: 'isOverdue',
  label: 'is overdue',
  requiresFilterValue: false,
  // The row has more than the value of the column.
  getApplyFilterFn: () => (due, row) => due < today && !row.done,
};

const columns: GridColDef<Task>[] = [
  {field: 'task', headerName: 'Task', minWidth: 130, flex: 1},
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 115,
    filterOperators: [isOverdue, ...getGridDateOperators()],
  },
  {field: 'done', headerName: 'Done', type: 'boolean', width: 80},
];
// #preview-end

const initialState = {
  filter: {filterModel: {items: [{field: 'due', operator: 'isOverdue'}]}},
};

export default function OverdueOperator() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} initialState={initialState} showToolbar label="Tasks" />
    </div>
  );
}
