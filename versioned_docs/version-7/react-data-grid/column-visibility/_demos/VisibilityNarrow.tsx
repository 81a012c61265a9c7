import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, film: 'Paprika', hall: 2, start: '18:15', language: 'Japanese', seats: 41},
  {id: 2, film: 'Amélie', hall: 1, start: '20:30', language: 'French', seats: 8},
  {id: 3, film: 'Persepolis', hall: 3, start: '21:00', language: 'French', seats: 63},
];

const columns: GridColDef[] = [
  {field: 'start', headerName: 'Start', width: 80},
  {field: 'film', headerName: 'Film', minWidth: 100, flex: 1},
  {field: 'hall', headerName: 'Hall', width: 80},
  {field: 'language', headerName: 'Language', width: 110},
  {field: 'seats', headerName: 'Free seats', type: 'number', width: 110},
];

export default function VisibilityNarrow() {
  // #preview-start
  const narrow = useMediaQuery('(max-width: 600px)');
  const model = React.useMemo(() => ({hall: !narrow, language: !narrow}), [narrow]);
  // #preview-end

  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        // #preview-start
        columnVisibilityModel={model}
        disableColumnSelector
        // #preview-end
        aria-label="Tonight at the cinema"
      />
    </div>
  );
}
