import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';

const rows = [
  {id: 81, task: 'Renew the domain', owner: 'Ines', done: false, ownerId: 'u7'},
  {id: 82, task: 'Send the invoices', owner: 'Paul', done: true, ownerId: 'u2'},
  {id: 83, task: 'Order name tags', owner: 'Ines', done: true, ownerId: 'u7'},
  {id: 84, task: 'Book the hall', owner: 'Nora', done: false, ownerId: 'u5'},
];

const columns: GridColDef[] = [
  {field: 'task', headerName: 'Task', minWidth: 150, flex: 1},
  {field: 'owner', headerName: 'Owner', width: 100},
  {field: 'done', headerName: 'Done', type: 'boolean', width: 90},
  // #preview-start
  // Not displayed, but there to filter by.
  {field: 'ownerId', hideable: false, filterable: false},
  // #preview-end
];

// #preview-start
const presets: Readonly<Record<string, GridFilterModel>> = {
  All: {items: []},
  Mine: {items: [{field: 'ownerId', operator: 'equals', value: 'u7'}]},
  Open: {items: [{field: 'done', operator: 'is', value: false}]},
};
// #preview-end

const columnVisibilityModel = {ownerId: false};

export default function PresetTabs() {
  // #preview-start
  const [tab, setTab] = React.useState('Mine');
  // #preview-end

  return (
    <div style={{height: 315, display: 'flex', flexDirection: 'column'}}>
      <Tabs value={tab} onChange={(_event, value: string) => setTab(value)} aria-label="Tasks">
        {Object.keys(presets).map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        columnVisibilityModel={columnVisibilityModel}
        filterModel={presets[tab]}
        disableColumnFilter
        label="Tasks"
      />
      {/* #preview-end */}
    </div>
  );
}
