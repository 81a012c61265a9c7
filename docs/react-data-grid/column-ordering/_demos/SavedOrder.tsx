import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGridPro, gridColumnFieldsSelector, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, parcel: 'P-118', to: 'Lisbon', kilos: 2.4, insured: true},
  {id: 2, parcel: 'P-119', to: 'Oslo', kilos: 11.8, insured: false},
  {id: 3, parcel: 'P-120', to: 'Athens', kilos: 0.9, insured: true},
];

const columns: GridColDef[] = [
  {field: 'parcel', headerName: 'Parcel', minWidth: 110, flex: 1},
  {field: 'to', headerName: 'To', width: 110},
  {field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 130},
  {field: 'insured', headerName: 'Insured', type: 'boolean', width: 110},
];

// #preview-start
const storageKey = 'demo-parcels-order';

export default function SavedOrder() {
  const apiRef = useGridApiRef();
  const [orderedFields] = React.useState(() => localStorage.getItem(storageKey)?.split(','));

  return (
    <div>
      <div style={{height: 266}}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{columns: {orderedFields}}}
          onColumnOrderChange={() => {
            localStorage.setItem(storageKey, gridColumnFieldsSelector(apiRef).join(','));
          }}
          label="Parcels"
        />
      </div>
      <Button
        sx={{mt: 1, height: 40}}
        onClick={() => {
          localStorage.removeItem(storageKey);
          apiRef.current?.restoreState({columns: {orderedFields: columns.map(({field}) => field)}});
        }}
      >
        Reset order
      </Button>
    </div>
  );
}
// #preview-end
