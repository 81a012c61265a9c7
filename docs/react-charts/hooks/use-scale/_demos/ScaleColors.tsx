import {useTheme} from '@mui/material/styles';
import {useXScale, useYColorScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];
const noise = [38, 51, 57, 54, 62, 66, 73, 58];

// #preview-start
/** Marks the largest value in the color that the line has there. */
function Peak() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const colorOf = useYColorScale<'linear'>();
  const {palette} = useTheme();
  const peak = Math.max(...noise);
  const hour = hours[noise.indexOf(peak)] ?? 0;

  return (
    <g direction="ltr" pointerEvents="none">
      <circle cx={x(hour)} cy={y(peak)} r={7} fill={colorOf?.(peak) ?? 'none'} />
      <text x={x(hour)} y={y(peak) - 14} textAnchor="middle" fill={palette.text.primary}>
        {peak} dB
      </text>
    </g>
  );
}

export default function ScaleColors() {
  return (
    <LineChart
      height={280}
      xAxis={[{data: hours, min: 6, max: 20, valueFormatter: (hour: number) => `${hour}:00`}]}
      yAxis={[
        {
          min: 30,
          max: 80,
          colorMap: {type: 'piecewise', thresholds: [55, 65], colors: ['#2e7d32', '#f9a825', '#c62828']},
        },
      ]}
      series={[{data: noise, showMark: false}]}
      aria-label="Noise in a street, from 38 decibels at 6:00 to 73 at 18:00"
    >
      <Peak />
    </LineChart>
  );
}
// #preview-end
