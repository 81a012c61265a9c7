import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridOverlay,
  type GridColDef,
  type GridRowsProp,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    /** Why the rows could not be loaded. */
    failure?: string;
  }
}

const departures = [
  {id: 'S3', destination: 'Airport', platform: 2},
  {id: 'RE7', destination: 'Lakeside', platform: 5},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Line', width: 80},
  {field: 'destination', headerName: 'Destination', minWidth: 120, flex: 1},
  {field: 'platform', headerName: 'Platform', type: 'number', width: 100},
];

/** Stands for your server: fails at first, then answers. */
async function fetchDepartures(attempt: number): Promise<GridRowsProp> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  if (attempt === 1) throw new Error('The timetable does not answer.');
  return departures;
}

// #preview-start
function NoDepartures({failure}: GridSlotProps['noRowsOverlay']) {
  return <GridOverlay>{failure ? 'Not loaded' : 'No departures today'}</GridOverlay>;
}

const slots = {noRowsOverlay: NoDepartures};
const none: GridRowsProp = [];

export default function LoadFailed() {
  const [attempt, setAttempt] = React.useState(1);
  const [{rows, failure}, setResult] = React.useState({rows: none, failure: ''});
  const [loadedAttempt, setLoadedAttempt] = React.useState(0);

  React.useEffect(() => {
    let isWanted = true;
    void fetchDepartures(attempt)
      .then((answer) => ({rows: answer, failure: ''}))
      .catch((error: Error) => ({rows: none, failure: error.message}))
      .then((result) => {
        if (!isWanted) return;
        setResult(result);
        setLoadedAttempt(attempt);
      });
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  return (
    <Stack sx={{height: 330, gap: 1}}>
      <DataGrid
        rows={rows}
        columns={columns}
        loading={loadedAttempt < attempt}
        slots={slots}
        slotProps={{noRowsOverlay: {failure}}}
        hideFooter
        label="Departures"
      />
      {failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => setAttempt(attempt + 1)}>
              Retry
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
    </Stack>
  );
}
// #preview-end
