import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart, type BarSeries} from '@mui/x-charts/BarChart';

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
  const series: BarSeries[] = households.map((use) => ({
    ...use,
    stack: 'water',
    stackOffset: offset,
  }));
  // #preview-end
  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={offset}
        aria-label="Scale of the stack"
        onChange={(_event, next: Offset | null) => setOffset(next ?? offset)}
      >
        <ToggleButton value="diverging">Liters</ToggleButton>
        <ToggleButton value="expand">Shares</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={280}
        sx={{width: '100%'}}
        xAxis={[{data: years}]}
        yAxis={[
          {
            valueFormatter: (value: number) =>
              offset === 'expand' ? `${Math.round(value * 100)}%` : `${value} l`,
          },
        ]}
        series={series}
        aria-label="Water per person and day for shower, toilet and laundry, 2021 to 2025"
      />
    </Stack>
  );
}
