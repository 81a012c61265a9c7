import * as React from 'react';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

interface Guest {
  id: number;
  name: string;
  table: number | null;
}

const columns: GridColDef<Guest>[] = [
  {field: 'name', headerName: 'Guest', minWidth: 170, flex: 1, editable: true},
  {field: 'table', headerName: 'Table', type: 'number', width: 120, editable: true},
];

export default function AddInPinnedRow() {
  const [rows, setRows] = React.useState<Guest[]>([
    {id: 1, name: 'Nora Haddad', table: 4},
    {id: 2, name: 'Tom Walsh', table: 2},
  ]);

  // #preview-start
  // Each new guest gets the next id, and leaves an empty row behind.
  const nextId = rows.length + 1;
  const pinnedRows = React.useMemo(() => ({top: [{id: nextId, name: '', table: null}]}), [nextId]);
  // #preview-end

  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        editMode="row"
        processRowUpdate={(guest) => {
          setRows((all) =>
            guest.id === nextId && guest.name !== ''
              ? [...all, guest]
              : all.map((row) => (row.id === guest.id ? guest : row)),
          );
          return guest;
        }}
        label="Guests"
      />
      {/* #preview-end */}
    </div>
  );
}
