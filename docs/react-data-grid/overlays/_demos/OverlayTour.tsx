import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type DataGridProps, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, ferry: 'Kari', from: 'Bergen', to: 'Stavanger', minutes: 270},
  {id: 2, ferry: 'Aurora', from: 'Kiel', to: 'Oslo', minutes: 1200},
  {id: 3, ferry: 'Albatross', from: 'Dover', to: 'Calais', minutes: 90},
];

const columns: GridColDef[] = [
  {field: 'ferry', headerName: 'Ferry', width: 120},
  {field: 'from', headerName: 'From', width: 110},
  {field: 'to', headerName: 'To', width: 120},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 100},
];

// #preview-start
const states: Readonly<Record<string, Partial<DataGridProps>>> = {
  Loading: {loading: true},
  'No rows': {rows: []},
  'No results': {filterModel: {items: [{field: 'from', operator: 'equals', value: 'Oslo'}]}},
  'No columns': {columnVisibilityModel: {ferry: false, from: false, to: false, minutes: false}},
};
// #preview-end

export default function OverlayTour() {
  const [name, setName] = React.useState('No rows');

  return (
    <div style={{height: 348, display: 'flex', flexDirection: 'column', gap: 8}}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Overlay"
        value={name}
        onChange={(_event, value: string | null) => setName(value ?? name)}
        sx={{'& button': {textTransform: 'none', px: 1}}}
      >
        {Object.keys(states).map((state) => (
          <ToggleButton key={state} value={state}>
            {state}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #preview-start */}
      <DataGrid key={name} rows={rows} columns={columns} hideFooter label="Ferries" {...states[name]} />
      {/* #preview-end */}
    </div>
  );
}
