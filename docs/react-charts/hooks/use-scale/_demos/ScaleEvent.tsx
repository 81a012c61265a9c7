import {useTheme} from '@mui/material/styles';
import {useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const dayMonth = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short'});
const days = Array.from({length: 7}, (_, index) => new Date(2026, 2, 2 + index));

// #preview-start
function Event({date, value, text}: {date: Date; value: number; text: string}) {
  const x = useXScale<'time'>();
  const y = useYScale<'linear'>();
  const {palette} = useTheme();

  return (
    <g pointerEvents="none" fill={palette.text.primary}>
      <circle cx={x(date)} cy={y(value)} r={5} />
      <text x={x(date)} y={y(value) - 12} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

export default function ScaleEvent() {
  return (
    <LineChart
      height={280}
      xAxis={[
        {
          scaleType: 'time',
          data: days,
          tickNumber: 4,
          valueFormatter: (day: Date) => dayMonth.format(day),
        },
      ]}
      yAxis={[{min: 0, max: 600}]}
      series={[{data: [180, 195, 210, 480, 390, 300, 260], showMark: false}]}
      aria-label="Visitors per day, with a peak of 480 on March 5"
    >
      <Event date={new Date(2026, 2, 5)} value={480} text="Newsletter" />
    </LineChart>
  );
}
// #preview-end
