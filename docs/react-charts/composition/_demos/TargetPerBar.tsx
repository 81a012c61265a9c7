import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {useXScale, useYScale} from '@mui/x-charts/hooks';

const shops = ['Ghent', 'Bruges', 'Namur', 'Mons'];
const visits = [212, 148, 175, 96];
const targets = [190, 160, 160, 120];

// #preview-start
function Targets() {
  const theme = useTheme();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();

  return targets.map((target, index) => {
    const start = x(shops[index] ?? '') ?? 0;
    return (
      <line
        key={shops[index]}
        x1={start}
        x2={start + x.bandwidth()}
        y1={y(target)}
        y2={y(target)}
        stroke={theme.palette.text.primary}
        strokeWidth={3}
        pointerEvents="none"
      />
    );
  });
}

export default function TargetPerBar() {
  return (
    <BarChart
      height={280}
      xAxis={[{data: shops}]}
      yAxis={[{label: 'Visits per day'}]}
      series={[{data: visits}]}
      aria-label="Visits per day: Ghent and Namur are above their target, Bruges and Mons below"
    >
      <Targets />
    </BarChart>
  );
}
// #preview-end
