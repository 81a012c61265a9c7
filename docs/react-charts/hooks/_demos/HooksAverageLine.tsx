import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {useBarSeries, useDrawingArea, useYScale} from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

// #preview-start
function AverageLine() {
  const {left, width} = useDrawingArea();
  const y = useYScale<'linear'>();
  const {palette} = useTheme();
  const values = useBarSeries().flatMap(({data}) => data.map((value) => value ?? 0));
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;

  return (
    <g pointerEvents="none">
      <path d={`M ${left} ${y(average)} h ${width}`} stroke={palette.text.primary} strokeDasharray="6 4" />
      <text x={left + width} y={y(average) - 6} textAnchor="end" fill={palette.text.primary}>
        Average {average.toFixed(0)}
      </text>
    </g>
  );
}

export default function HooksAverageLine() {
  return (
    <BarChart
      height={280}
      xAxis={[{data: days}]}
      yAxis={[{max: 160}]}
      series={[{data: [104, 96, 121, 118, 136]}]}
      aria-label="Orders per weekday, between 96 and 136, with the average at 115"
    >
      <AverageLine />
    </BarChart>
  );
}
// #preview-end
