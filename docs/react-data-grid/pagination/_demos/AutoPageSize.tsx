import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const makers = ['Steinway', 'Bösendorfer', 'Yamaha', 'Fazioli', 'Blüthner', 'Bechstein', 'Kawai', 'Petrof'];
const rows = makers.map((maker, index) => ({id: index + 1, maker, hall: `Room ${index + 1}`}));

const columns: GridColDef[] = [
  {field: 'hall', headerName: 'Practice room', width: 130},
  {field: 'maker', headerName: 'Piano', minWidth: 120, flex: 1},
];

export default function AutoPageSize() {
  const [isTall, setIsTall] = React.useState(false);

  return (
    <Stack sx={{height: 460}}>
      <FormControlLabel
        control={<Switch checked={isTall} onChange={(event) => setIsTall(event.target.checked)} />}
        label="Taller grid"
      />
      {/* #preview-start */}
      <div style={{height: isTall ? 371 : 267}}>
        <DataGrid rows={rows} columns={columns} autoPageSize label="Practice rooms" />
      </div>
      {/* #preview-end */}
    </Stack>
  );
}
