import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiContext, useGridEvent, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, animal: 'Red squirrel', food: 'Hazelnuts, spruce seeds, mushrooms and tree bark'},
  {id: 2, animal: 'Hedgehog', food: 'Beetles, earthworms, caterpillars and slugs'},
  {id: 3, animal: 'Tawny owl', food: 'Mice, voles, frogs and small birds'},
];

const columns: GridColDef[] = [
  {field: 'animal', headerName: 'Animal', width: 130},
  {field: 'food', headerName: 'Food', minWidth: 170, flex: 1},
];

// #preview-start
function FullText() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Point at a cell, or move to it, to read all of it.');

  useGridEvent(apiRef, 'cellMouseOver', ({value}) => setText(String(value)));
  useGridEvent(apiRef, 'cellFocusIn', ({value}) => setText(String(value)));

  return (
    <Typography variant="body2" sx={{p: 1.5, minHeight: 48}}>
      {text}
    </Typography>
  );
}
// #preview-end

export default function FooterListener() {
  return (
    <div style={{height: 262}}>
      <DataGrid rows={rows} columns={columns} slots={{footer: FullText}} label="Forest animals" />
    </div>
  );
}
