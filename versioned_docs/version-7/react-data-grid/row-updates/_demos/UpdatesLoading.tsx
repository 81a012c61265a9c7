import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const answer = [
  {id: 1, bay: 'North quay', water: 17.4, flag: 'green'},
  {id: 2, bay: 'Lighthouse', water: 16.9, flag: 'yellow'},
];

const columns: GridColDef[] = [
  {field: 'bay', headerName: 'Beach', minWidth: 110, flex: 1},
  {field: 'water', headerName: 'Water (°C)', type: 'number', width: 110},
  {field: 'flag', headerName: 'Flag', width: 90},
];

/** Stands for your server: it answers after a second, or fails. */
function fetchBeaches(fails: boolean): Promise<typeof answer> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error('The server does not answer.')) : resolve(answer)), 1000);
  });
}

export default function UpdatesLoading() {
  const [rows, setRows] = React.useState<typeof answer>([]);
  const [loading, setLoading] = React.useState(false);
  const [error, setError] = React.useState('');

  // #preview-start
  const load = async (fails: boolean) => {
    setLoading(true);
    setError('');
    try {
      setRows(await fetchBeaches(fails));
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setLoading(false);
    }
  };
  // #preview-end

  return (
    <div style={{height: 380, display: 'flex', flexDirection: 'column'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap'}}>
        <Button onClick={() => load(false)}>Load</Button>
        <Button onClick={() => load(true)}>Load and fail</Button>
        <Button onClick={() => setRows([])}>Clear</Button>
      </Stack>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{flex: 1, minHeight: 0}}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={loading}
          slotProps={{loadingOverlay: {variant: 'linear-progress', noRowsVariant: 'skeleton'}}}
          aria-label="Beaches"
        />
      </div>
    </div>
  );
}
