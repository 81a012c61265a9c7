import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridRowEditStopReasons,
  type GridColDef,
  type GridEventListener,
  type GridRowEditStopParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, slot: 'Monday', from: 9, to: 17},
  {id: 2, slot: 'Tuesday', from: 8, to: 14},
  {id: 3, slot: 'Wednesday', from: 12, to: 20},
];

type Opening = (typeof rows)[number];

const columns: GridColDef[] = [
  {field: 'slot', headerName: 'Day', minWidth: 110, flex: 1},
  {field: 'from', headerName: 'From', type: 'number', width: 90, editable: true},
  {field: 'to', headerName: 'To', type: 'number', width: 90, editable: true},
];

export default function KeepRowOpen() {
  const [hint, setHint] = React.useState('Edit a row, then click another one.');

  // #preview-start
  const keepOpen: GridEventListener<'rowEditStop'> = (
    {reason, row}: GridRowEditStopParams<Opening>,
    event,
  ) => {
    if (reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true;
      setHint(`${row.slot} is not saved yet. Press Enter in it to save, or Escape to cancel.`);
    } else {
      setHint('No row is being edited.');
    }
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 315}}>
      <DataGrid rows={rows} columns={columns} editMode="row" onRowEditStop={keepOpen} label="Opening hours" />
      <Typography role="status" variant="body2" sx={{minHeight: 40}}>
        {hint}
      </Typography>
    </Stack>
  );
}
