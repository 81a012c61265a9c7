import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridColDef, type GridColumnVisibilityModel} from '@mui/x-data-grid';

const rows = [
  {id: 1, patient: 'Rex', kind: 'Dog', weight: 31.2, owner: 'T. Okafor', phone: '555-0134'},
  {id: 2, patient: 'Mia', kind: 'Cat', weight: 4.1, owner: 'L. Brandt', phone: '555-0178'},
  {id: 3, patient: 'Pip', kind: 'Parrot', weight: 0.4, owner: 'S. Amari', phone: '555-0102'},
];

const columns: GridColDef[] = [
  {field: 'patient', headerName: 'Patient', minWidth: 100, flex: 1},
  {field: 'kind', headerName: 'Kind', width: 100},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
  {field: 'owner', headerName: 'Owner', width: 120},
  {field: 'phone', headerName: 'Phone', width: 110},
];

// #preview-start
const views: Record<string, GridColumnVisibilityModel> = {
  medical: {owner: false, phone: false},
  contact: {kind: false, weight: false},
};
// #preview-end

export default function VisibilityControlled() {
  const [model, setModel] = React.useState(views.medical);
  const view = Object.keys(views).find((name) => views[name] === model) ?? null;

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, name: string | null) => name && setModel(views[name])}
        aria-label="View"
        sx={{mb: 2}}
      >
        <ToggleButton value="medical">Medical</ToggleButton>
        <ToggleButton value="contact">Contact</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 267}}>
        <DataGrid
          rows={rows}
          columns={columns}
          // #preview-start
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          // #preview-end
          aria-label="Patients of the vet"
        />
      </div>
    </div>
  );
}
