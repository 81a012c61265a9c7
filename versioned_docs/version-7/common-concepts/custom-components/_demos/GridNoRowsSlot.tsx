import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const messages = [
  {id: 1, from: 'Ines Duarte', subject: 'Keys for the boat'},
  {id: 2, from: 'Harbour office', subject: 'Berth 14 is free'},
];

const columns: GridColDef[] = [
  {field: 'from', headerName: 'From', width: 150},
  {field: 'subject', headerName: 'Subject', width: 190},
];

// #preview-start
function EmptyInbox() {
  return (
    <Stack sx={{height: '100%', alignItems: 'center', justifyContent: 'center'}}>
      <Typography component="div" variant="subtitle1">
        Nothing left to read
      </Typography>
      <Typography component="div" variant="body2" color="text.secondary">
        New messages appear here.
      </Typography>
    </Stack>
  );
}
// #preview-end

export default function GridNoRowsSlot() {
  const [rows, setRows] = React.useState<typeof messages>([]);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        variant="outlined"
        sx={{alignSelf: 'start'}}
        onClick={() => setRows(rows.length ? [] : messages)}
      >
        {rows.length ? 'Empty the inbox' : 'Fetch messages'}
      </Button>
      <div style={{height: 260}}>
        {/* #preview-start */}
        <DataGrid
          aria-label="Inbox"
          rows={rows}
          columns={columns}
          hideFooter
          slots={{noRowsOverlay: EmptyInbox}}
        />
        {/* #preview-end */}
      </div>
    </Stack>
  );
}
