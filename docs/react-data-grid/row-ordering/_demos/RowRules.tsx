import * as React from 'react';
import {DataGridPro, type DataGridProProps, type GridColDef} from '@mui/x-data-grid-pro';

interface Task {
  id: number;
  task: string;
  state: string;
}

const tasks: Task[] = [
  {id: 1, task: 'Foundation', state: 'Done'},
  {id: 2, task: 'Walls', state: 'Done'},
  {id: 3, task: 'Roof', state: 'Open'},
  {id: 4, task: 'Windows', state: 'Open'},
  {id: 5, task: 'Heating', state: 'Open'},
];

const columns: GridColDef[] = [
  {field: 'task', headerName: 'Task', minWidth: 150, flex: 1},
  {field: 'state', headerName: 'State', width: 110},
];

// #preview-start
const isDone = (id: string | number) => tasks.some((task) => task.id === id && task.state === 'Done');

const isRowReorderable: DataGridProProps['isRowReorderable'] = ({rowNode}) => !isDone(rowNode.id);

// Nothing may go above a task that is done.
const isValidRowReorder: DataGridProProps['isValidRowReorder'] = ({targetNode, nextNode, dropPosition}) => {
  const below = dropPosition === 'above' ? targetNode : nextNode;
  return below === null || !isDone(below.id);
};
// #preview-end

export default function RowRules() {
  const [rows, setRows] = React.useState(tasks);

  return (
    <div style={{height: 370}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        isRowReorderable={isRowReorderable}
        isValidRowReorder={isValidRowReorder}
        // #preview-end
        onRowOrderChange={({oldIndex, targetIndex}) => {
          setRows((current) => {
            const next = [...current];
            next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
            return next;
          });
        }}
        disableColumnSorting
        label="Building a house"
      />
    </div>
  );
}
