import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium, type GridColDef, type GridPivotModel} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, line: 'U1', weekday: 'Weekday', hour: 'Morning', riders: 5200, delays: 4},
  {id: 2, line: 'U1', weekday: 'Weekday', hour: 'Evening', riders: 4800, delays: 7},
  {id: 3, line: 'U1', weekday: 'Weekend', hour: 'Evening', riders: 1900, delays: 1},
  {id: 4, line: 'U2', weekday: 'Weekday', hour: 'Morning', riders: 6100, delays: 9},
  {id: 5, line: 'U2', weekday: 'Weekend', hour: 'Morning', riders: 1200, delays: 2},
];

const columns: GridColDef[] = [
  {field: 'line', headerName: 'Line', width: 90},
  {field: 'weekday', headerName: 'Days', width: 110},
  {field: 'hour', headerName: 'Time', width: 110},
  {field: 'riders', headerName: 'Riders', type: 'number', width: 100},
  {field: 'delays', headerName: 'Delays', type: 'number', width: 100},
];

type Report = 'Riders' | 'Delays';

const reports: Report[] = ['Riders', 'Delays'];

const presets: Readonly<Record<Report, GridPivotModel>> = {
  Riders: {
    rows: [{field: 'line'}],
    columns: [{field: 'weekday'}],
    values: [{field: 'riders', aggFunc: 'sum'}],
  },
  Delays: {
    rows: [{field: 'hour'}],
    columns: [{field: 'line', sort: 'asc'}],
    values: [{field: 'delays', aggFunc: 'max'}],
  },
};

export default function ControlledPivot() {
  // #preview-start
  const [active, setActive] = React.useState(true);
  const [model, setModel] = React.useState(presets.Riders);
  const report = reports.find((name) => presets[name] === model) ?? null;

  return (
    <Stack spacing={1} sx={{height: 421}}>
      <Stack direction="row" spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Report"
          value={report}
          onChange={(_event, name: Report | null) => name && setModel(presets[name])}
        >
          {reports.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={active} onChange={(event) => setActive(event.target.checked)} />}
          label="Pivot"
        />
      </Stack>
      <DataGridPremium
        rows={rows}
        columns={columns}
        pivotModel={model}
        groupingColDef={{minWidth: 120, flex: 1}}
        onPivotModelChange={setModel}
        pivotActive={active}
        onPivotActiveChange={setActive}
        showToolbar
        label="Subway"
      />
    </Stack>
  );
  // #preview-end
}
