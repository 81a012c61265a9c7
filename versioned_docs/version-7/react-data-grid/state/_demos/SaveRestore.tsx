import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef, type GridInitialState} from '@mui/x-data-grid';

const rows = [
  {id: 1, painting: 'The Kiss', painter: 'Gustav Klimt', year: 1908},
  {id: 2, painting: 'Nighthawks', painter: 'Edward Hopper', year: 1942},
  {id: 3, painting: 'The Two Fridas', painter: 'Frida Kahlo', year: 1939},
  {id: 4, painting: 'The Hay Wain', painter: 'John Constable', year: 1821},
];

const columns: GridColDef[] = [
  {field: 'painting', headerName: 'Painting', minWidth: 150, flex: 1},
  {field: 'painter', headerName: 'Painter', width: 150},
  {field: 'year', headerName: 'Year', width: 90},
];

export default function SaveRestore() {
  const apiRef = useGridApiRef();
  // #preview-start
  const [saved, setSaved] = React.useState<GridInitialState>();

  const save = () => setSaved(apiRef.current.exportState());
  const restore = () => {
    if (saved) apiRef.current.restoreState(saved);
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 364}}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={save}>
          Save the view
        </Button>
        <Button onClick={restore} disabled={!saved}>
          Restore
        </Button>
      </Stack>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} aria-label="Paintings" />
    </Stack>
  );
}
