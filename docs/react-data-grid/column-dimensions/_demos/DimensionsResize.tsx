import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, street: 'Via Garibaldi', parcel: '118/4', owner: 'Comune di Lecco'},
  {id: 2, street: 'Via Roma', parcel: '120/1', owner: 'Famiglia Brambilla'},
  {id: 3, street: 'Piazza Cermenati', parcel: '121/9', owner: 'Parrocchia San Nicolò'},
];

const columns: GridColDef[] = [
  {field: 'street', headerName: 'Street', width: 190},
  {field: 'parcel', headerName: 'Parcel', width: 130},
  {field: 'owner', headerName: 'Owner', width: 260},
];

export default function DimensionsResize() {
  const [message, setMessage] = React.useState('Drag the line beside a header, or double-click it.');

  return (
    <div>
      <div style={{height: 267}}>
        {/* #preview-start */}
        <DataGrid
          rows={rows}
          columns={columns}
          onColumnWidthChange={({colDef, width}) =>
            setMessage(`${colDef.headerName} is now ${Math.round(width)} px wide.`)
          }
          label="Land register"
        />
        {/* #preview-end */}
      </div>
      <Typography role="status" sx={{mt: 2, minHeight: 48}}>
        {message}
      </Typography>
    </div>
  );
}
