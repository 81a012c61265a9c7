import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';

const rows = [
  {id: 'A-12', tenant: 'Fischer', rooms: 3, rent: 1240},
  {id: 'A-14', tenant: 'Da Silva', rooms: 2, rent: 980},
  {id: 'B-02', tenant: 'Nowak', rooms: 4, rent: 1560},
  {id: 'B-07', tenant: 'Haddad', rooms: 2, rent: 1010},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Flat', width: 90},
  {field: 'tenant', headerName: 'Tenant', minWidth: 110, flex: 1},
  {field: 'rooms', headerName: 'Rooms', type: 'number', width: 120},
  {field: 'rent', headerName: 'Rent (€)', type: 'number', width: 140},
];

const all: GridFilterModel = {items: []};
const affordable: GridFilterModel = {items: [{field: 'rent', operator: '<=', value: 1100}]};
const large: GridFilterModel = {items: [{field: 'rooms', operator: '>=', value: 3}]};

export default function ControlledFilter() {
  // #preview-start
  const [filterModel, setFilterModel] = React.useState(affordable);
  // #preview-end

  const chip = (label: string, model: GridFilterModel) => (
    <Chip
      label={label}
      color={filterModel === model ? 'primary' : 'default'}
      aria-pressed={filterModel === model}
      onClick={() => setFilterModel(model)}
    />
  );

  return (
    <Stack spacing={1} sx={{height: 307}}>
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1}}>
        {chip('All flats', all)}
        {chip('Up to €1,100', affordable)}
        {chip('3 rooms or more', large)}
      </Stack>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        aria-label="Flats"
      />
      {/* #preview-end */}
    </Stack>
  );
}
