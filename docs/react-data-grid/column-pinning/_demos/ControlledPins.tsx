import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, type GridColDef, type GridPinnedColumnFields} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, island: 'Sifnos', ferry: 'Tue, Fri', hours: 5.5, beds: 2100, spring: 17, summer: 26},
  {id: 2, island: 'Naxos', ferry: 'Daily', hours: 5, beds: 9400, spring: 18, summer: 27},
  {id: 3, island: 'Samos', ferry: 'Sat', hours: 8, beds: 6200, spring: 18, summer: 28},
];

const columns: GridColDef[] = [
  {field: 'island', headerName: 'Island', width: 120},
  {field: 'ferry', headerName: 'Ferry', width: 120},
  {field: 'hours', headerName: 'Hours', type: 'number', width: 120},
  {field: 'beds', headerName: 'Beds', type: 'number', width: 120},
  {field: 'spring', headerName: 'April (°C)', type: 'number', width: 130},
  {field: 'summer', headerName: 'August (°C)', type: 'number', width: 140},
];

export default function ControlledPins() {
  // #preview-start
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({left: ['island']});
  // #preview-end

  return (
    <div>
      <Stack direction="row" sx={{mb: 1, gap: 1, alignItems: 'center', height: 40}}>
        <Button size="small" onClick={() => setPinned({left: ['island', 'ferry']})}>
          Pin ferry
        </Button>
        <Button size="small" onClick={() => setPinned({left: []})}>
          Unpin all
        </Button>
        <span role="status">{pinned.left?.length || 'None'} at the left</span>
      </Stack>
      <div style={{height: 266}}>
        {/* #preview-start */}
        <DataGridPro
          rows={rows}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          label="Islands"
        />
        {/* #preview-end */}
      </div>
    </div>
  );
}
