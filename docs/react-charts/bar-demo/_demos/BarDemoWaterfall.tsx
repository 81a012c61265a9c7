import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';

// A step adds to the sum of those before; a total stands on zero.
const steps = [
  {name: 'Sales', change: 120, total: true},
  {name: 'Material', change: -45},
  {name: 'Wages', change: -38},
  {name: 'Grants', change: 22},
  {name: 'Rent', change: -17},
  {name: 'Profit', change: 42, total: true},
];

let sum = 0;
const bars = steps.map(({name, change, total}) => {
  const from = total ? 0 : sum;
  sum = from + change;
  return {name, change, total, base: Math.min(from, sum), size: Math.abs(change)};
});

export default function BarDemoWaterfall() {
  const {palette} = useTheme();
  const colorOf = ({change, total}: {change: number; total?: boolean}) =>
    total ? palette.primary.main : change < 0 ? palette.error.main : palette.success.main;
  return (
    // #preview-start
    <BarChart
      height={300}
      dataset={bars}
      layout="horizontal"
      xAxis={[{label: '1,000 euros'}]}
      yAxis={[{dataKey: 'name', width: 70}]}
      series={[
        // Invisible, and left out of the tooltip.
        {dataKey: 'base', stack: 'sum', color: 'transparent', valueFormatter: () => null},
        {
          dataKey: 'size',
          stack: 'sum',
          label: 'Change',
          valueFormatter: (_size, {dataIndex}) => String(bars[dataIndex]?.change),
          colorGetter: ({dataIndex}) => colorOf(bars[dataIndex] ?? {change: 0}),
        },
      ]}
      hideLegend
      aria-label="From sales to profit, in thousands of euros"
      desc="Sales 120, material minus 45, wages minus 38, grants plus 22, rent minus 17, profit 42."
    />
    // #preview-end
  );
}
