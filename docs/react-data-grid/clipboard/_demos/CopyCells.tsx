import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, apple: 'Gala', origin: 'Italy', crates: 1240},
  {id: 2, apple: 'Golden', origin: 'Belgium', crates: 310},
  {id: 3, apple: 'Fuji', origin: 'Germany', crates: 870},
];

const columns: GridColDef[] = [
  {field: 'apple', headerName: 'Apple', minWidth: 100, flex: 1},
  {field: 'origin', headerName: 'Origin', width: 110},
  {field: 'crates', headerName: 'Crates', type: 'number', width: 100},
];

export default function CopyCells() {
  // #preview-start
  const [copied, setCopied] = React.useState('nothing yet');

  return (
    <div>
      <div style={{height: 267}}>
        <DataGrid
          rows={rows}
          columns={columns}
          onClipboardCopy={setCopied}
          checkboxSelection
          aria-label="Apples in stock"
        />
      </div>
      <Typography role="status" sx={{mt: 1, height: 72, whiteSpace: 'pre-line'}}>
        Copied: {copied}
      </Typography>
    </div>
  );
  // #preview-end
}
