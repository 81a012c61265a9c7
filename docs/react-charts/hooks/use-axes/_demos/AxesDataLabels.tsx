import {useTheme} from '@mui/material/styles';
import {useDrawingArea, useXAxis} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18];

// #preview-start
function Period() {
  const {data, label, valueFormatter} = useXAxis<'linear'>();
  const {left, top} = useDrawingArea();
  const {palette} = useTheme();
  const format = (value: unknown) => valueFormatter?.(value, {location: 'legend'}) ?? String(value);

  return (
    <text x={left + 12} y={top + 20} direction="ltr" fill={palette.text.primary} pointerEvents="none">
      {label}: {format(data?.[0])} to {format(data?.at(-1))}
    </text>
  );
}

export default function AxesDataLabels() {
  return (
    <LineChart
      height={280}
      xAxis={[
        {scaleType: 'linear', data: hours, label: 'Time', valueFormatter: (hour: number) => `${hour}:00`},
      ]}
      yAxis={[{min: 0, max: 80}]}
      series={[{data: [8, 34, 41, 56, 49, 38, 14], showMark: false}]}
      aria-label="Visitors in the library from 6:00 to 18:00, most at 12:00 with 56"
    >
      <Period />
    </LineChart>
  );
}
// #preview-end
