import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, song: 'Harvest Moon', key: 'D', minutes: 5},
  {id: 2, song: 'Both Sides Now', key: 'F♯', minutes: 4},
  {id: 3, song: 'Blackbird', key: 'G', minutes: 2},
];

const columns: GridColDef[] = [
  {field: 'song', headerName: 'Song', minWidth: 140, flex: 1},
  {field: 'key', headerName: 'Key', width: 70},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 100},
];

export default function CopyButton() {
  const [message, setMessage] = React.useState('');
  // #preview-start
  const apiRef = useGridApiRef();

  const copy = async () => {
    const text = apiRef.current?.getDataAsCsv({delimiter: '\t', escapeFormulas: false});
    if (!text) return;
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`${text.split('\n').length - 1} songs copied`);
    } catch {
      setMessage('The browser did not allow copying');
    }
  };
  // #preview-end

  return (
    <div>
      <Stack direction="row" sx={{height: 44, gap: 2, alignItems: 'center'}}>
        <Button size="small" variant="outlined" onClick={copy}>
          Copy with headers
        </Button>
        <span role="status">{message}</span>
      </Stack>
      <div style={{height: 267}}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} checkboxSelection aria-label="Songs" />
      </div>
    </div>
  );
}
