import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const messages = [
  {id: 1, from: 'Planning office', subject: 'Permit granted'},
  {id: 2, from: 'Ms. Varga', subject: 'Keys for the hall'},
];

const columns: GridColDef[] = [
  {field: 'from', headerName: 'From', width: 130},
  {field: 'subject', headerName: 'Subject', minWidth: 140, flex: 1},
];

// #preview-start
function NoMessages() {
  return (
    <Stack sx={{height: '100%', alignItems: 'center', justifyContent: 'center'}}>
      No messages. Enjoy the day.
    </Stack>
  );
}
// #preview-end

export default function RowsEmpty() {
  const [rows, setRows] = React.useState<typeof messages>([]);

  return (
    <div>
      <Button onClick={() => setRows(rows.length > 0 ? [] : messages)}>
        {rows.length > 0 ? 'Delete the messages' : 'Get messages'}
      </Button>
      <div style={{height: 260}}>
        {/* #preview-start */}
        <DataGrid rows={rows} columns={columns} slots={{noRowsOverlay: NoMessages}} aria-label="Inbox" />
        {/* #preview-end */}
      </div>
    </div>
  );
}
