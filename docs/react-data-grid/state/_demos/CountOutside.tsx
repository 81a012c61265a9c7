import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, job: 'Baker', city: 'Ghent'},
  {id: 2, job: 'Welder', city: 'Antwerp'},
  {id: 3, job: 'Nurse', city: 'Ghent'},
  {id: 4, job: 'Teacher', city: 'Bruges'},
];

const columns: GridColDef[] = [
  {field: 'job', headerName: 'Job', minWidth: 120, flex: 1},
  {field: 'city', headerName: 'City', width: 120},
];

export default function CountOutside() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(rows.length);

  // #preview-start
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('filteredRowsSet', () => {
        setCount(gridFilteredTopLevelRowCountSelector(apiRef));
      }),
    [apiRef],
  );
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 403}}>
      <Typography role="status">{count} jobs found</Typography>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} showToolbar label="Jobs" />
    </Stack>
  );
}
