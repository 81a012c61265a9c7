import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const moods: Record<string, string> = {A: 'Ambient', F: 'Folk', T: 'Techno'};

const rows = [
  {id: 1, band: 'Low Tide', genre: 'A', fee: 450, note: 'Needs a grand piano'},
  {id: 2, band: 'Field Hymns', genre: 'F', fee: 600, note: 'Vegan catering'},
  {id: 3, band: 'Relay 9', genre: 'T', fee: 800, note: 'Loud'},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'band', headerName: 'Band', minWidth: 120, flex: 1},
  // #preview-start
  {
    field: 'genre',
    headerName: 'Genre',
    width: 120,
    // The file gets the text of valueFormatter; renderCell is for the screen only.
    valueFormatter: (value: string) => moods[value],
    renderCell: ({row}) => <Chip size="small" label={moods[row.genre]} />,
  },
  {field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100},
  {field: 'note', headerName: 'Internal note', minWidth: 150, flex: 1, disableExport: true},
  // #preview-end
];

export default function ExportColumns() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <Stack spacing={1} sx={{height: 430}}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Bands of a festival" />
      <Button
        variant="outlined"
        onClick={() => setCsv(apiRef.current?.getDataAsCsv() ?? '')}
        sx={{alignSelf: 'start'}}
      >
        Show the text of the file
      </Button>
      <Box
        component="pre"
        tabIndex={0}
        role="group"
        aria-label="CSV"
        sx={{m: 0, minHeight: 110, overflow: 'auto', fontSize: 13}}
      >
        {csv}
      </Box>
    </Stack>
  );
}
