import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {DataGrid, GridFooter, type GridColDef, type GridSlotProps} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    /** Optional: grids with another footer do not pass it. */
    isConnected?: boolean;
  }
}

const rows = [
  {id: 'EUR', rate: 1, change: 0},
  {id: 'CHF', rate: 0.94, change: 0.2},
  {id: 'NOK', rate: 11.6, change: -0.4},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Currency', minWidth: 110, flex: 1},
  {field: 'rate', headerName: 'Rate', type: 'number', width: 100},
  {field: 'change', headerName: 'Change (%)', type: 'number', width: 120},
];

// #preview-start
function ConnectionFooter({isConnected}: GridSlotProps['footer']) {
  return (
    <Stack sx={{alignItems: 'flex-start'}}>
      <Chip
        role="status"
        size="small"
        color={isConnected ? 'success' : 'default'}
        label={isConnected ? 'Live' : 'Paused'}
        sx={{m: 1}}
      />
      <GridFooter sx={{width: '100%'}} />
    </Stack>
  );
}

const slots = {footer: ConnectionFooter};

export default function StatusFooter() {
  const [isConnected, setIsConnected] = React.useState(true);

  return (
    <div>
      <div style={{height: 40}}>
        <Button onClick={() => setIsConnected(!isConnected)}>{isConnected ? 'Pause' : 'Resume'}</Button>
      </div>
      <div style={{height: 307}}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={slots}
          slotProps={{footer: {isConnected}}}
          label="Exchange rates"
        />
      </div>
    </div>
  );
}
// #preview-end
