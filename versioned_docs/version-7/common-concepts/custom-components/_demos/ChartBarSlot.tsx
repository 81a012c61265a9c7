import type {ComponentProps} from 'react';
import {useTheme} from '@mui/material/styles';
import {BarChart, BarElementPath} from '@mui/x-charts/BarChart';

const bakeries = ['North', 'Market', 'Station', 'Park'];
const loaves = [140, 95, 210, 60];

// #preview-start
const lowStock = 100;

// Placed outside the chart, so the reference stays the same.
function StockBar({ownerState, ...props}: ComponentProps<typeof BarElementPath>) {
  const theme = useTheme();
  const low = (loaves[ownerState.dataIndex] ?? 0) < lowStock;
  const color = low ? theme.palette.warning.main : ownerState.color;

  return <BarElementPath {...props} ownerState={{...ownerState, color}} />;
}
// #preview-end

export default function ChartBarSlot() {
  return (
    <BarChart
      height={280}
      title="Loaves left in each bakery; below 100 in a warning color"
      margin={{top: 20}}
      borderRadius={4}
      xAxis={[{scaleType: 'band', data: bakeries}]}
      series={[{data: loaves, label: 'Loaves left'}]}
      // #preview-start
      slots={{bar: StockBar}}
      slotProps={{legend: {hidden: true}}}
      // #preview-end
    />
  );
}
