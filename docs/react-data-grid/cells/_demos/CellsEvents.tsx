import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridCellParams, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'Row 1', a: 'Anna', b: 'free', c: 'Cem'},
  {id: 'Row 2', a: 'free', b: 'free', c: 'Dana'},
  {id: 'Row 3', a: 'Emil', b: 'Finn', c: 'free'},
];

const columns: GridColDef[] = ['a', 'b', 'c'].map((field) => ({
  field,
  headerName: `Seat ${field.toUpperCase()}`,
  flex: 1,
  sortable: false,
}));

export default function CellsEvents() {
  const [message, setMessage] = React.useState('Click a seat, or press Enter on it.');

  // #preview-start
  const choose = ({id, colDef, value}: GridCellParams) =>
    setMessage(`${id}, ${colDef.headerName}: ${value === 'free' ? 'reserved for you' : 'taken'}`);
  // #preview-end

  return (
    <div>
      <div style={{height: 267}}>
        {/* #preview-start */}
        <DataGrid
          rows={rows}
          columns={columns}
          onCellClick={choose}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') choose(params);
          }}
          disableRowSelectionOnClick
          label="Seats"
        />
        {/* #preview-end */}
      </div>
      <Typography role="status" sx={{mt: 2}}>
        {message}
      </Typography>
    </div>
  );
}
