import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Song {
  id: number;
  song: string;
  seconds: number;
}

const playlist: Song[] = [
  {id: 1, song: 'Harvest Moon', seconds: 305},
  {id: 2, song: 'Dreams', seconds: 257},
  {id: 3, song: 'Hallelujah', seconds: 277},
];

export default function UndoDelete() {
  const [rows, setRows] = React.useState(playlist);
  const [before, setBefore] = React.useState<Song[] | null>(null);

  // #preview-start
  const columns = React.useMemo<GridColDef<Song>[]>(
    () => [
      {field: 'song', headerName: 'Song', minWidth: 130, flex: 1},
      {field: 'seconds', headerName: 'Seconds', type: 'number', width: 110},
      {
        field: 'delete',
        headerName: 'Delete',
        width: 80,
        sortable: false,
        renderCell: ({row, tabIndex}) => (
          <IconButton
            tabIndex={tabIndex}
            aria-label={`Delete ${row.song}`}
            onClick={() => {
              setBefore(rows);
              setRows(rows.filter(({id}) => id !== row.id));
            }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        ),
      },
    ],
    [rows],
  );

  const undo = () => {
    if (before) setRows(before);
    setBefore(null);
  };
  // #preview-end

  return (
    <Stack sx={{height: 323, gap: 1}}>
      <DataGrid rows={rows} columns={columns} hideFooter disableColumnMenu label="Playlist" />
      <Alert severity="info" action={before && <Button onClick={undo}>Undo</Button>}>
        {before ? 'Deleted' : 'Delete a song'}
      </Alert>
    </Stack>
  );
}
