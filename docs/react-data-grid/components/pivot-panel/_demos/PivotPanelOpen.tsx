import * as React from 'react';
import {DataGridPremium, GridSidebarValue, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, clinic: 'East', month: 'May', visits: 310},
  {id: 2, clinic: 'East', month: 'June', visits: 285},
  {id: 3, clinic: 'West', month: 'May', visits: 198},
  {id: 4, clinic: 'West', month: 'June', visits: 224},
  {id: 5, clinic: 'North', month: 'May', visits: 402},
  {id: 6, clinic: 'North', month: 'June', visits: 377},
  {id: 7, clinic: 'South', month: 'May', visits: 156},
  {id: 8, clinic: 'South', month: 'June', visits: 171},
];

const columns: GridColDef[] = [
  {field: 'clinic', headerName: 'Clinic', minWidth: 100, flex: 1},
  {field: 'month', headerName: 'Month', width: 100},
  {field: 'visits', headerName: 'Visits', type: 'number', width: 90},
];

// #preview-start
const initialState = {
  sidebar: {open: true, value: GridSidebarValue.Pivot},
  pivoting: {
    enabled: true,
    model: {
      rows: [{field: 'clinic'}],
      columns: [{field: 'month'}],
      values: [{field: 'visits', aggFunc: 'sum'}],
    },
  },
};
// #preview-end

export default function PivotPanelOpen() {
  const [message, setMessage] = React.useState('The panel is open.');

  return (
    <div>
      <div role="status" style={{height: 28}}>
        {message}
      </div>
      <div style={{height: 478}}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          initialState={initialState}
          onSidebarOpen={() => setMessage('The panel is open.')}
          onSidebarClose={() => setMessage('The panel is closed.')}
          label="Visits"
          showToolbar
        />
      </div>
    </div>
  );
}
