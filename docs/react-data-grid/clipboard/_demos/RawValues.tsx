import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'EUR'});

const rows = [
  {id: 1, room: 'Attic', rent: 1180, free: new Date(2026, 8, 1)},
  {id: 2, room: 'Garden', rent: 940, free: new Date(2026, 9, 15)},
  {id: 3, room: 'Studio', rent: 715.5, free: new Date(2026, 10, 1)},
];

const columns: GridColDef[] = [
  {field: 'room', headerName: 'Room', minWidth: 90, flex: 1},
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  {field: 'free', headerName: 'Free from', type: 'date', width: 120},
];

export default function RawValues() {
  const [raw, setRaw] = React.useState(true);
  const [copied, setCopied] = React.useState('nothing yet');

  return (
    <div>
      <Stack direction="row" sx={{height: 44, gap: 2, alignItems: 'center', overflow: 'hidden'}}>
        <FormControlLabel
          control={<Switch checked={raw} onChange={(event) => setRaw(event.target.checked)} />}
          label="Raw values"
        />
        <span role="status">Copied: {copied}</span>
      </Stack>
      <div style={{height: 267}}>
        {/* #preview-start */}
        <DataGrid
          key={raw ? 'raw' : 'text'}
          rows={rows}
          columns={columns}
          ignoreValueFormatterDuringExport={{csvExport: raw, clipboardExport: raw}}
          onClipboardCopy={setCopied}
          aria-label="Rooms to let"
        />
        {/* #preview-end */}
      </div>
    </div>
  );
}
