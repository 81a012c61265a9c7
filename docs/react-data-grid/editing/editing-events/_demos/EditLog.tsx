import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, plant: 'Monstera', room: 'Hall', water: 7},
  {id: 2, plant: 'Aloe', room: 'Kitchen', water: 21},
  {id: 3, plant: 'Fern', room: 'Bath', water: 3},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'plant', headerName: 'Plant', minWidth: 110, flex: 1},
  {field: 'room', headerName: 'Room', minWidth: 100, flex: 1, editable: true},
  {field: 'water', headerName: 'Days', type: 'number', width: 80, editable: true},
];

export default function EditLog() {
  const [log, setLog] = React.useState(['Edit a room.']);
  const add = (line: string) => setLog((lines) => [...lines, line].slice(-4));

  return (
    <Stack spacing={1} sx={{height: 370}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        onCellEditStart={({reason, field}) => add(`Start: ${field}, ${reason}`)}
        onCellEditStop={({reason, field}) => add(`Stop: ${field}, ${reason}`)}
        processRowUpdate={(edited) => {
          add(`Save: ${edited.room}, every ${edited.water} days`);
          return edited;
        }}
        label="Plants to water"
      />
      {/* #preview-end */}
      <Box role="log" aria-label="Events" sx={{height: 96, font: '14px/24px monospace'}}>
        {log.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </Box>
    </Stack>
  );
}
