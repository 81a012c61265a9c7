import {useId} from 'react';
import {useTheme} from '@mui/material/styles';
import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

const days = Array.from({length: 14}, (_, index) => new Date(2025, 4, 5 + index));
const visits = [820, 910, 1040, 980, 1120, 760, 690, 1010, 1180, 1260, 1340, 1290, 940, 870];
const short = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short'});

// #preview-start
export default function AreaDemoGradient() {
  const id = useId();
  const color = useTheme().palette.primary.main;
  return (
    <LineChart
      height={260}
      xAxis={[
        {
          data: days,
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 4,
          valueFormatter: (day: Date) => short.format(day),
        },
      ]}
      yAxis={[{width: 48, tickNumber: 4, disableLine: true, disableTicks: true}]}
      series={[{data: visits, label: 'Visits', area: true, showMark: false, color}]}
      grid={{horizontal: true}}
      sx={{[`& .${lineClasses.area}`]: {fill: `url("#${id}")`, filter: 'none'}}}
      hideLegend
      aria-label="Visits per day from May 5 to 18: between 690 and 1,340, fewer on weekends"
    >
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0%" stopColor={color} stopOpacity={0.5} />
          <stop offset="100%" stopColor={color} stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
// #preview-end
