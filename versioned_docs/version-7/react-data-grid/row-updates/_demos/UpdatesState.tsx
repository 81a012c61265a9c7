import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const first = [
  {id: 1, task: 'Order chairs', done: false},
  {id: 2, task: 'Book the band', done: true},
  {id: 3, task: 'Print the menu', done: false},
];

const columns: GridColDef[] = [
  {field: 'task', headerName: 'Task', minWidth: 140, flex: 1},
  {field: 'done', headerName: 'Done', type: 'boolean', width: 90},
];

export default function UpdatesState() {
  const [rows, setRows] = React.useState(first);

  // #preview-start
  const add = () =>
    setRows((current) => {
      const id = Math.max(0, ...current.map((row) => row.id)) + 1;
      return [...current, {id, task: `Call guest number ${id}`, done: false}];
    });
  const finish = () => setRows((current) => current.map((row) => ({...row, done: true})));
  const remove = () => setRows((current) => current.filter(({done}) => !done));
  // #preview-end

  return (
    <div>
      <Stack direction="row" sx={{flexWrap: 'wrap'}}>
        <Button onClick={add}>Add</Button>
        <Button onClick={finish}>Finish all</Button>
        <Button onClick={remove}>Remove done</Button>
      </Stack>
      <div style={{height: 319}}>
        <DataGrid rows={rows} columns={columns} aria-label="Party" />
      </div>
    </div>
  );
}
