import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

const hours = [0, 1, 2, 3, 4, 5, 6];
const pressure = [1007.3, 1006.1, 1004.8, 1004.2, 1005.6, 1008.9, 1011.2];

// #preview-start
type YAxis = NonNullable<LineChartProps['yAxis']>[number];

const limits = {
  nice: {domainLimit: 'nice'},
  strict: {domainLimit: 'strict'},
  padded: {domainLimit: (min, max) => ({min: min - 2, max: max + 2})},
  fixed: {min: 980, max: 1030},
} satisfies Record<string, YAxis>;
// #preview-end

const names = ['nice', 'strict', 'padded', 'fixed'] as const;
type Name = (typeof names)[number];

export default function AxisLimits() {
  const [name, setName] = useState<Name>('nice');
  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={name}
        aria-label="Limits of the axis"
        onChange={(_event, next: Name | null) => setName(next ?? name)}
      >
        {names.map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        sx={{width: '100%'}}
        xAxis={[{data: hours, label: 'Hour'}]}
        yAxis={[{label: 'Hectopascals', width: 75, ...limits[name]}]}
        series={[{data: pressure}]}
        aria-label="Air pressure over six hours, lowest after three"
      />
    </Stack>
  );
}
