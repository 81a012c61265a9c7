import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

const orders = ['none', 'reverse', 'descending'] as const;
const harvest = [
  {label: 'Pears', data: [22, 30, 27]},
  {label: 'Apples', data: [61, 74, 58]},
  {label: 'Plums', data: [9, 14, 11]},
];

// #preview-start
export default function StackingOrder() {
  const [order, setOrder] = React.useState<(typeof orders)[number]>('none');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="stackOrder"
        value={order}
        onChange={(_event, next: typeof order | null) => setOrder(next ?? order)}
        sx={{mb: 2}}
      >
        {orders.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none', height: 40}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={260}
        xAxis={[{data: ['2023', '2024', '2025']}]}
        yAxis={[{label: 'Tons'}]}
        series={harvest.map((fruit) => ({...fruit, stack: 'fruit', stackOrder: order}))}
        aria-label="Harvest of pears, apples, and plums in 2023, 2024, and 2025"
      />
    </div>
  );
}
// #preview-end
