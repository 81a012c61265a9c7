import * as React from 'react';
import Snackbar from '@mui/material/Snackbar';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, tree: 'Lime', planted: 1998, height: 17},
  {id: 2, tree: 'Plane', planted: 1974, height: 24},
  {id: 3, tree: 'Maple', planted: 2009, height: 9},
];

const columns: GridColDef[] = [
  {field: 'tree', headerName: 'Tree', minWidth: 100, flex: 1, editable: true},
  {field: 'planted', headerName: 'Planted', width: 100, editable: true},
  {field: 'height', headerName: 'Height (m)', type: 'number', width: 120, editable: true},
];

// #preview-start
const nameOf = (eventName: string) => (eventName === 'clipboardPasteEnd' ? 'paste' : 'edit');

export default function UndoAnnounced() {
  const [message, setMessage] = React.useState('');

  return (
    <div style={{height: 266}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        onUndo={({eventName}) => setMessage(`Undid the ${nameOf(eventName)}`)}
        onRedo={({eventName}) => setMessage(`Repeated the ${nameOf(eventName)}`)}
        aria-label="Trees"
      />
      <Snackbar
        open={message !== ''}
        message={message}
        autoHideDuration={4000}
        onClose={() => setMessage('')}
      />
    </div>
  );
}
// #preview-end
