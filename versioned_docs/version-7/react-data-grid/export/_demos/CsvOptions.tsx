import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridToolbar,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, room: 'Kitchen; ground floor', liters: 4.25},
  {id: 2, room: 'Bath', liters: 12.5},
];

const columns: GridColDef[] = [
  {field: 'room', headerName: 'Room', minWidth: 160, flex: 1},
  {field: 'liters', headerName: 'Paint (l)', type: 'number', width: 110},
];

// #preview-start
const csvOptions: GridCsvExportOptions = {
  fileName: 'paint-per-room',
  delimiter: ';',
  utf8WithBom: true,
};
// #preview-end

export default function CsvOptions() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <Stack spacing={1} sx={{height: 446}}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        // #preview-start
        slotProps={{toolbar: {csvOptions}}}
        // #preview-end
        slots={{toolbar: GridToolbar}}
        aria-label="Paint"
      />
      <Button
        variant="outlined"
        onClick={() => setCsv(apiRef.current.getDataAsCsv(csvOptions))}
        sx={{alignSelf: 'start'}}
      >
        Show the text of the file
      </Button>
      <Box
        component="pre"
        tabIndex={0}
        role="group"
        aria-label="CSV"
        sx={{m: 0, minHeight: 90, overflow: 'auto', fontSize: 13}}
      >
        {csv}
      </Box>
    </Stack>
  );
}
