import * as React from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const initialRows = [
  {id: 1, item: 'Passport', packed: true},
  {id: 2, item: 'Charger', packed: false},
  {id: 3, item: 'Rain jacket', packed: false},
];

const columns: GridColDef[] = [
  {field: 'item', headerName: 'Item', minWidth: 130, flex: 1, editable: true},
  {field: 'packed', headerName: 'Packed', type: 'boolean', width: 110},
];

export default function OwnKeys() {
  const [rows, setRows] = React.useState(initialRows);

  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        onCellKeyDown={({id, cellMode}, event) => {
          if (cellMode === 'edit' || event.key !== 'x') return;
          // The grid must not start to edit because of this key.
          event.defaultMuiPrevented = true;
          setRows((current) => current.map((row) => (row.id === id ? {...row, packed: !row.packed} : row)));
        }}
        label="Packing list, press x to check an item"
      />
      {/* #preview-end */}
    </div>
  );
}
