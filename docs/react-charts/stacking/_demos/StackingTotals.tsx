import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {useBarSeries, useXScale, useYScale} from '@mui/x-charts/hooks';

const lines = ['Line 1', 'Line 2', 'Line 3', 'Line 4'];

// #preview-start
function Totals() {
  const {typography, palette} = useTheme();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const visible = useBarSeries().filter(({hidden}) => !hidden);

  return lines.map((line, index) => {
    const total = visible.reduce((sum, {data}) => sum + (data[index] ?? 0), 0);
    return (
      <text
        key={line}
        x={(x(line) ?? 0) + x.bandwidth() / 2}
        y={y(total) - 6}
        textAnchor="middle"
        style={{...typography.body2, fill: palette.text.primary}}
        pointerEvents="none"
      >
        {total}
      </text>
    );
  });
}

export default function StackingTotals() {
  return (
    <BarChart
      height={300}
      xAxis={[{data: lines}]}
      yAxis={[{domainLimit: (_min, max) => ({min: 0, max: max.valueOf() * 1.15})}]}
      series={[
        {data: [41, 38, 52, 29], label: 'Early', stack: 'parts'},
        {data: [39, 42, 47, 31], label: 'Late', stack: 'parts'},
        {data: [18, 0, 22, 12], label: 'Night', stack: 'parts'},
      ]}
      slotProps={{legend: {toggleVisibilityOnClick: true}}}
      aria-label="Parts per line and shift: 98, 80, 121, and 72 in total"
    >
      <Totals />
    </BarChart>
  );
}
// #preview-end
