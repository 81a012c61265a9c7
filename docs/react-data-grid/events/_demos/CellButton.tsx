import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef, type GridRowParams} from '@mui/x-data-grid';

const rows = [
  {id: 1, podcast: 'Deep Sea Radio', minutes: 42},
  {id: 2, podcast: 'Bread and Maps', minutes: 35},
  {id: 3, podcast: 'The Quiet Engine', minutes: 58},
];

type Podcast = (typeof rows)[number];

export default function CellButton() {
  const [message, setMessage] = React.useState('Click a row to open it, or play it.');

  const columns = React.useMemo<GridColDef<Podcast>[]>(
    () => [
      {field: 'podcast', headerName: 'Podcast', minWidth: 140, flex: 1},
      {field: 'minutes', headerName: 'Minutes', type: 'number', width: 100},
      {
        field: 'play',
        headerName: 'Play',
        width: 100,
        display: 'flex',
        sortable: false,
        filterable: false,
        // #preview-start
        renderCell: ({row, tabIndex}) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Play ${row.podcast}`}
            onClick={(event) => {
              // Otherwise onRowClick fires as well.
              event.stopPropagation();
              setMessage(`${row.podcast} is playing.`);
            }}
          >
            Play
          </Button>
        ),
        // #preview-end
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{height: 299}}>
      <DataGrid
        rows={rows}
        columns={columns}
        onRowClick={({row}: GridRowParams<Podcast>) => setMessage(`${row.podcast} is open.`)}
        label="Podcasts"
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
