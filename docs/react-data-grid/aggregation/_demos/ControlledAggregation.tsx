import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium, type GridAggregationModel, type GridColDef} from '@mui/x-data-grid-premium';

interface Month {
  id: string;
  solar: number;
  wind: number;
}

const rows: Month[] = [
  {id: 'January', solar: 310, wind: 1240},
  {id: 'February', solar: 480, wind: 1105},
  {id: 'March', solar: 790, wind: 980},
  {id: 'April', solar: 1020, wind: 760},
];

const columns: GridColDef<Month>[] = [
  {field: 'id', headerName: 'Month', minWidth: 90, flex: 1, aggregable: false},
  {field: 'solar', headerName: 'Solar (MWh)', type: 'number', width: 120},
  {field: 'wind', headerName: 'Wind (MWh)', type: 'number', width: 120},
];

export default function ControlledAggregation() {
  // #preview-start
  const [model, setModel] = React.useState<GridAggregationModel>({solar: 'sum', wind: 'sum'});
  const shared = model.solar === model.wind ? model.solar : null;

  return (
    <Stack spacing={1} sx={{height: 417}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregation function"
        value={shared}
        onChange={(_event, name: string | null) => setModel(name ? {solar: name, wind: name} : {})}
      >
        <ToggleButton value="sum">Sum</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Maximum</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aggregationModel={model}
        onAggregationModelChange={setModel}
        label="Electricity"
      />
    </Stack>
  );
  // #preview-end
}
