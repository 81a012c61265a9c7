import * as React from 'react';
import {areaElementClasses, LineChart} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const subscribers = [120, 180, 260, 310, 420, 470, 610, 760];

// #preview-start
export default function GradientArea() {
  const id = React.useId();

  return (
    <LineChart
      height={280}
      xAxis={[{data: months, scaleType: 'point'}]}
      series={[{data: subscribers, label: 'Subscribers', area: true, showMark: false, color: '#0288d1'}]}
      sx={{[`& .${areaElementClasses.root}`]: {fill: `url(#${CSS.escape(id)})`, filter: 'none'}}}
      hideLegend
      aria-label="Subscribers per month, from 120 in January to 760 in August"
    >
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0%" stopColor="#0288d1" stopOpacity={0.7} />
          <stop offset="100%" stopColor="#0288d1" stopOpacity={0.05} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
// #preview-end
