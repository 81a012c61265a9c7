import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Entry {
  id: number;
  task: string;
  hours: number;
}

const entries: Entry[] = [
  {id: 1, task: 'Interviews', hours: 6},
  {id: 2, task: 'Wireframes', hours: 11},
  {id: 3, task: 'Usability test', hours: 4},
];

const columns: GridColDef<Entry>[] = [
  {field: 'task', headerName: 'Task', minWidth: 130, flex: 1, editable: true},
  {field: 'hours', headerName: 'Hours', type: 'number', width: 100, editable: true},
];

export default function UndoEdit() {
  // #preview-start
  const [rows, setRows] = React.useState(entries);
  const [before, setBefore] = React.useState<Entry[]>([]);
  const replace = (entry: Entry) =>
    setRows((current) => current.map((row) => (row.id === entry.id ? entry : row)));

  const save = (edited: Entry, original: Entry) => {
    if (edited.task !== original.task || edited.hours !== original.hours) {
      setBefore((stack) => [...stack, original]);
      replace(edited);
    }
    return edited;
  };

  const undo = () => {
    const last = before.at(-1);
    if (last) replace(last);
    setBefore(before.slice(0, -1));
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 324}}>
      <DataGrid rows={rows} columns={columns} processRowUpdate={save} label="Hours" />
      <Alert
        severity="info"
        role="status"
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      >
        {before.length === 0 ? 'Nothing to undo' : `Edits: ${before.length}`}
      </Alert>
    </Stack>
  );
}
