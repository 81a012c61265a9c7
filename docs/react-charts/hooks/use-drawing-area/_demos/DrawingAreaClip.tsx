import * as React from 'react';
import {useTheme} from '@mui/material/styles';
import {useDrawingArea, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const minutes = [0, 5, 10, 15, 20, 25];

// #preview-start
/** A trend that leaves the plot at its upper edge. */
function Trend() {
  const id = React.useId();
  const {left, top, width, height} = useDrawingArea();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const {palette} = useTheme();

  return (
    <g pointerEvents="none">
      <clipPath id={id}>
        <rect {...{x: left, y: top, width, height}} />
      </clipPath>
      <path
        d={`M ${x(0)} ${y(20)} L ${x(25)} ${y(120)}`}
        stroke={palette.text.primary}
        strokeDasharray="4 4"
        clipPath={`url(#${id})`}
      />
    </g>
  );
}

export default function DrawingAreaClip() {
  return (
    <LineChart
      height={280}
      xAxis={[{data: minutes, label: 'Minutes'}]}
      yAxis={[{min: 0, max: 100, label: 'Temperature (°C)'}]}
      series={[{data: [20, 41, 62, 79, 90, 96], showMark: false}]}
      aria-label="Water heats from 20 to 96 degrees in 25 minutes, more slowly than the linear trend"
    >
      <Trend />
    </LineChart>
  );
}
// #preview-end
