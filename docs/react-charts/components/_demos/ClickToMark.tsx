import * as React from 'react';
import {useTheme} from '@mui/material/styles';
import {LineChart} from '@mui/x-charts/LineChart';
import {useDrawingArea, useXScale, useYScale} from '@mui/x-charts/hooks';

const minutes = [0, 10, 20, 30, 40, 50, 60];
const pulse = [72, 118, 136, 141, 139, 128, 84];

// #preview-start
function Limit({onChange, value}: {value: number; onChange: (value: number) => void}) {
  const {left, top, width, height} = useDrawingArea();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const {palette} = useTheme();
  const [from, to] = x.range();

  const onClick = (event: React.MouseEvent<SVGRectElement>) => {
    // From the pixels of the window to a value of the axis.
    const offset = event.clientY - event.currentTarget.getBoundingClientRect().top;
    onChange(Math.round(y.invert(top + offset)));
  };

  return (
    <g>
      <rect {...{x: left, y: top, width, height, onClick}} fill="transparent" cursor="crosshair" />
      <path d={`M ${from} ${y(value)} H ${to}`} stroke={palette.error.main} pointerEvents="none" />
      <text x={left + 6} y={y(value) - 6} fill={palette.text.primary} pointerEvents="none">
        Limit {value}
      </text>
    </g>
  );
}

export default function ClickToMark() {
  const [limit, setLimit] = React.useState(130);

  return (
    <div>
      <label style={{display: 'block', height: 32}}>
        Limit{' '}
        <input
          type="number"
          min={60}
          max={160}
          value={limit}
          onChange={(event) => setLimit(event.target.valueAsNumber || 60)}
        />
      </label>
      <LineChart
        height={260}
        xAxis={[{data: minutes, label: 'Minutes'}]}
        yAxis={[{label: 'Pulse', min: 60, max: 160}]}
        series={[{data: pulse, showMark: false}]}
        aria-label={`Pulse during an hour of sport, with a limit at ${limit}`}
      >
        <Limit value={limit} onChange={setLimit} />
      </LineChart>
    </div>
  );
}
// #preview-end
