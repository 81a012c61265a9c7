import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, line: 'U2', stop: 'City Hall', lift: true, minutes: 3},
  {id: 2, line: '71', stop: 'Ring Road', lift: false, minutes: 6},
  {id: 3, line: 'U4', stop: 'Botanic Garden', lift: true, minutes: 9},
];

const columns: GridColDef[] = [
  {field: 'line', headerName: 'Line', width: 90},
  {field: 'stop', headerName: 'Stop', minWidth: 130, flex: 1},
  {field: 'lift', headerName: 'Elevator', type: 'boolean', width: 100},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 110},
];

export default function NamedGrid() {
  // #preview-start
  const headingId = React.useId();

  return (
    <div>
      <Typography id={headingId} sx={{height: 40, fontWeight: 500}}>
        Departures from Harbor Square
      </Typography>
      <div style={{height: 267}}>
        <DataGrid rows={rows} columns={columns} aria-labelledby={headingId} />
      </div>
    </div>
  );
  // #preview-end
}
