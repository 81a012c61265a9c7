import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {DataGridPremium, type GridColDef, type GridPivotModel} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, depot: 'Ghent', vehicle: 'Van', trips: 120},
  {id: 2, depot: 'Ghent', vehicle: 'Bike', trips: 340},
  {id: 3, depot: 'Liège', vehicle: 'Van', trips: 210},
  {id: 4, depot: 'Liège', vehicle: 'Bike', trips: 95},
];

const columns: GridColDef[] = [
  {field: 'depot', headerName: 'Depot', minWidth: 90, flex: 1},
  {field: 'vehicle', headerName: 'Vehicle', width: 100},
  {field: 'trips', headerName: 'Trips', type: 'number', width: 90},
];

export default function PivotPanelOutside() {
  // #preview-start
  const [isActive, setIsActive] = React.useState(true);
  const [aggFunc, setAggFunc] = React.useState('sum');

  const pivotModel = React.useMemo<GridPivotModel>(
    () => ({
      rows: [{field: 'depot'}],
      columns: [{field: 'vehicle'}],
      values: [{field: 'trips', aggFunc}],
    }),
    [aggFunc],
  );
  // #preview-end

  return (
    <Stack>
      <Stack direction="row" spacing={2} sx={{alignItems: 'center', height: 56}}>
        <FormControlLabel
          label="Pivot"
          control={<Switch checked={isActive} onChange={(_event, checked) => setIsActive(checked)} />}
        />
        <TextField
          select
          size="small"
          label="Trips"
          value={aggFunc}
          onChange={({target}) => setAggFunc(target.value)}
        >
          <MenuItem value="sum">Total</MenuItem>
          <MenuItem value="avg">Average</MenuItem>
        </TextField>
      </Stack>
      <div style={{height: 322}}>
        {/* #preview-start */}
        <DataGridPremium
          rows={rows}
          columns={columns}
          pivotModel={pivotModel}
          pivotActive={isActive}
          groupingColDef={{minWidth: 120, flex: 1}}
          aria-label="Trips"
        />
        {/* #preview-end */}
      </div>
    </Stack>
  );
}
