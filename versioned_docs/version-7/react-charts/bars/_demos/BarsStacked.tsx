import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

type Offset = 'diverging' | 'expand';

const years = ['2021', '2022', '2023', '2024', '2025'];
const households = [
  {label: 'Shower', data: [46, 45, 43, 42, 40]},
  {label: 'Toilet', data: [34, 33, 31, 30, 28]},
  {label: 'Laundry', data: [15, 15, 14, 13, 13]},
];

export default function BarsStacked() {
  const [offset, setOffset] = useState<Offset>('diverging');
  // #preview-start
  const series: BarChartProps['series'] = households.map((use) => ({
    ...use,
    stack: 'water',
    stackOffset: offset,
  }));
  // #preview-end
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        sx={{alignSelf: 'flex-start'}}
        value={offset}
        aria-label="Scale of the stack"
        onChange={(_event, next: Offset | null) => setOffset(next ?? offset)}
      >
        <ToggleButton value="diverging">Liters</ToggleButton>
        <ToggleButton value="expand">Shares</ToggleButton>
      </ToggleButtonGroup>
      <div role="img" aria-label="Water per person and day for shower, toilet and laundry, 2021 to 2025">
        <BarChart
          height={280}
          xAxis={[{scaleType: 'band', data: years}]}
          yAxis={[
            {
              valueFormatter: (value: number) =>
                offset === 'expand' ? `${Math.round(value * 100)}%` : `${value} l`,
            },
          ]}
          series={series}
        />
      </div>
    </Stack>
  );
}
