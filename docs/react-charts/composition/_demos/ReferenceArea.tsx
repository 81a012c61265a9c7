import {useTheme} from '@mui/material/styles';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {useDrawingArea, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const degrees = [5.1, 4.8, 5.4, 7.2, 9.6, 8.9, 6.3, 5.2, 4.9];

// #preview-start
function Areas() {
  const {left, top, width, height} = useDrawingArea();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const {palette} = useTheme();

  return (
    <g fillOpacity={0.15} pointerEvents="none">
      {/* Between two values of the y-axis, across the whole width. */}
      <rect x={left} width={width} y={y(8)} height={y(2) - y(8)} fill={palette.success.main} />
      {/* Between two values of the x-axis, across the whole height. */}
      <rect x={x(9)} width={x(15) - x(9)} y={top} height={height} fill={palette.warning.main} />
    </g>
  );
}

export default function ReferenceArea() {
  return (
    <LineChart
      height={300}
      xAxis={[{data: hours, min: 0, max: 24, tickInterval: hours, label: 'Hour'}]}
      yAxis={[{label: 'Cold room (°C)', min: 0, max: 12}]}
      series={[{data: degrees}]}
      aria-label="Cold room over a day: above the limit of 8 degrees from 10 to 16 hours, while the door is open"
    >
      <Areas />
      <ChartsReferenceLine y={8} label="Limit: 8 °C" labelAlign="start" />
    </LineChart>
  );
}
// #preview-end
