import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, GridOverlay, type GridColDef, type GridSlotProps} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onAdd?: () => void;
  }
}

const tomatoes = [{id: 1, plant: 'Tomatoes', bed: 'A2', weeks: 12}];

const columns: GridColDef[] = [
  {field: 'plant', headerName: 'Plant', minWidth: 120, flex: 1},
  {field: 'bed', headerName: 'Bed', width: 90},
  {field: 'weeks', headerName: 'Weeks', type: 'number', width: 100},
];

// #preview-start
function NoPlants({onAdd}: GridSlotProps['noRowsOverlay']) {
  return (
    <GridOverlay role="row">
      <div role="gridcell">
        <div style={{marginBottom: 8}}>Nothing planted yet</div>
        <Button variant="contained" size="small" onClick={onAdd}>
          Plant tomatoes
        </Button>
      </div>
    </GridOverlay>
  );
}

const slots = {noRowsOverlay: NoPlants};

export default function EmptyWithAction() {
  const [rows, setRows] = React.useState<typeof tomatoes>([]);

  return (
    <div style={{height: 280}}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={{noRowsOverlay: {onAdd: () => setRows(tomatoes)}}}
        hideFooter
        label="Garden"
      />
    </div>
  );
}
// #preview-end
