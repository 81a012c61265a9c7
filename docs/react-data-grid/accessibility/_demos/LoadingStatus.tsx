import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, pump: 'North', pressure: 4.1, load: 62},
  {id: 2, pump: 'River', pressure: 3.8, load: 71},
  {id: 3, pump: 'Hill', pressure: 5.2, load: 48},
];

const columns: GridColDef[] = [
  {field: 'pump', headerName: 'Pump', minWidth: 100, flex: 1},
  {field: 'pressure', headerName: 'Pressure (bar)', type: 'number', width: 150},
  {field: 'load', headerName: 'Load (%)', type: 'number', width: 110},
];

// #preview-start
export default function LoadingStatus() {
  const [state, setState] = React.useState<'idle' | 'loading' | 'loaded'>('idle');

  React.useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('loaded'), 1500);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div>
      <Stack direction="row" sx={{height: 44, gap: 2, alignItems: 'center'}}>
        <Button size="small" variant="outlined" onClick={() => setState('loading')}>
          Measure again
        </Button>
        <span role="status">
          {state === 'loading' && 'Loading…'}
          {state === 'loaded' && '3 pumps loaded.'}
        </span>
      </Stack>
      <div style={{height: 267}}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={state === 'loading'}
          slotProps={{loadingOverlay: {variant: 'skeleton', noRowsVariant: 'skeleton'}}}
          aria-label="Pumps"
        />
      </div>
    </div>
  );
}
// #preview-end
