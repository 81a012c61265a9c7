import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, ship: 'Aurora', crew: 1204, place: 1},
  {id: 2, ship: 'Borealis', crew: 986, place: 2},
  {id: 3, ship: 'Celeste', crew: 1530, place: 1},
];

const places = [
  {value: 1, label: 'At sea'},
  {value: 2, label: 'In port'},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'ship', headerName: 'Ship', minWidth: 100, flex: 1, editable: true},
  {
    field: 'crew',
    headerName: 'Crew',
    type: 'number',
    width: 100,
    editable: true,
    pastedValueParser: (text) => {
      const number = Number(text.replaceAll(/[,\s]/g, ''));
      return Number.isFinite(number) ? number : undefined;
    },
  },
  {
    field: 'place',
    headerName: 'Place',
    type: 'singleSelect',
    valueOptions: places,
    width: 110,
    editable: true,
    pastedValueParser: (text) => places.find(({label}) => label === text.trim())?.value,
  },
];
// #preview-end

export default function ParsePasted() {
  const [message, setMessage] = React.useState('Nothing pasted yet');

  return (
    <div>
      <div style={{height: 266}}>
        {/* #preview-start */}
        <DataGridPremium
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onClipboardPasteEnd={({newRows}) => setMessage(`Rows changed: ${newRows.size}`)}
          aria-label="Fleet"
        />
        {/* #preview-end */}
      </div>
      <Typography role="status" sx={{mt: 1, height: 24}}>
        {message}
      </Typography>
    </div>
  );
}
