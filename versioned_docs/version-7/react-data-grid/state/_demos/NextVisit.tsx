import * as React from 'react';
import {DataGrid, useGridApiRef, type GridColDef, type GridInitialState} from '@mui/x-data-grid';

const rows = [
  {id: 1, tool: 'Chain saw', shed: 'North', service: new Date(2025, 2, 3)},
  {id: 2, tool: 'Mower', shed: 'South', service: new Date(2025, 4, 21)},
  {id: 3, tool: 'Wood chipper', shed: 'North', service: new Date(2024, 9, 14)},
];

const columns: GridColDef[] = [
  {field: 'tool', headerName: 'Tool', minWidth: 140, flex: 1},
  {field: 'shed', headerName: 'Shed', width: 110},
  {field: 'service', headerName: 'Last service', type: 'date', width: 140},
];

// #preview-start
const storageKey = 'demo-tools-grid';

function readState(): GridInitialState | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '') as GridInitialState;
  } catch {
    return undefined; // Nothing saved, or nothing readable
  }
}
// #preview-end

export default function NextVisit() {
  const apiRef = useGridApiRef();
  // #preview-start
  const [initialState] = React.useState(readState);

  React.useEffect(() => {
    const api = apiRef.current; // The ref is empty by the time of the cleanup
    const save = () => {
      const state = api.exportState({exportOnlyDirtyModels: true});
      localStorage.setItem(storageKey, JSON.stringify(state));
    };
    // The tab is closed or put aside; phones have no other event for that
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      save(); // A link inside the app, or a panel that is closed
    };
  }, [apiRef]);
  // #preview-end

  return (
    <div style={{height: 267}}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        aria-label="Garden tools"
      />
    </div>
  );
}
