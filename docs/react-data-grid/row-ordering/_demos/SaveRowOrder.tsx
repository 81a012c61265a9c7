import * as React from 'react';
import {DataGridPro, type DataGridProProps, type GridColDef} from '@mui/x-data-grid-pro';

const stops = [
  {id: 'S1', stop: 'Depot', street: 'Gate 3'},
  {id: 'S2', stop: 'Bakery Mill', street: 'Mill Road 4'},
  {id: 'S3', stop: 'School', street: 'Park Lane 12'},
  {id: 'S4', stop: 'Clinic', street: 'Elm Street 9'},
];

/** Stands for your server: takes a second, and refuses a tour that does not begin at the depot. */
async function saveTour(ids: string[]) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (ids[0] !== 'S1') throw new Error('The tour begins at the depot.');
}

const columns: GridColDef[] = [
  {field: 'stop', headerName: 'Stop', width: 140},
  {field: 'street', headerName: 'Street', minWidth: 150, flex: 1},
];

export default function SaveRowOrder() {
  const [rows, setRows] = React.useState(stops);
  const [saving, setSaving] = React.useState(false);
  const [message, setMessage] = React.useState('Drag “Depot” to the end: the server refuses that.');

  // #preview-start
  const save = async (next: typeof stops) => {
    setRows(next);
    setSaving(true);
    try {
      await saveTour(next.map(({id}) => id));
      setMessage('Saved.');
    } catch (error) {
      setRows(rows); // Another array than the one above, so the grid shows its order
      setMessage(error instanceof Error ? error.message : 'Not saved.');
    }
    setSaving(false);
  };

  const moveRow: DataGridProProps['onRowOrderChange'] = ({oldIndex, targetIndex}) => {
    const next = [...rows];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    void save(next);
  };
  // #preview-end

  return (
    <div>
      <div style={{height: 318}}>
        {/* #preview-start */}
        <DataGridPro
          rows={rows}
          columns={columns}
          rowReordering
          isRowReorderable={() => !saving}
          onRowOrderChange={moveRow}
          disableColumnSorting
          label="Tour"
        />
        {/* #preview-end */}
      </div>
      <p role="status" style={{height: 48, margin: '8px 0 0'}}>
        {saving ? 'Saving…' : message}
      </p>
    </div>
  );
}
