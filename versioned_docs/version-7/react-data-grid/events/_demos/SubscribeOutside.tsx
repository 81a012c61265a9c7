import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, star: 'Vega', constellation: 'Lyra', lightYears: 25},
  {id: 2, star: 'Altair', constellation: 'Aquila', lightYears: 16.7},
  {id: 3, star: 'Deneb', constellation: 'Cygnus', lightYears: 2600},
];

const columns: GridColDef[] = [
  {field: 'star', headerName: 'Star', width: 120},
  {field: 'constellation', headerName: 'Constellation', minWidth: 140, flex: 1},
  {field: 'lightYears', headerName: 'Light years', type: 'number', width: 120},
];

export default function SubscribeOutside() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Drag the edge of a header.');

  // #preview-start
  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('columnResize', ({colDef, width}) => {
        setMessage(`${colDef.headerName}: ${Math.round(width)} px`);
      }),
    [apiRef],
  );
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 299}}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} aria-label="Stars of summer" />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
