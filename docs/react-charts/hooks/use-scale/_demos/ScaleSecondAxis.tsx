import {useTheme} from '@mui/material/styles';
import {useDrawingArea, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

// #preview-start
function FreezingPoint() {
  const {left, width} = useDrawingArea();
  const y = useYScale<'linear'>('temperature');
  const {palette} = useTheme();

  return (
    <g pointerEvents="none">
      <path d={`M ${left} ${y(0)} h ${width}`} stroke={palette.text.primary} strokeDasharray="4 4" />
      <text x={left + width} y={y(0) - 6} textAnchor="end" fill={palette.text.primary}>
        0 °C
      </text>
    </g>
  );
}

export default function ScaleSecondAxis() {
  return (
    <LineChart
      height={300}
      xAxis={[{scaleType: 'point', data: ['Dec', 'Jan', 'Feb', 'Mar']}]}
      yAxis={[
        {id: 'snow', min: 0, max: 80},
        {id: 'temperature', min: -10, max: 10, position: 'right'},
      ]}
      series={[
        {data: [12, 45, 61, 30], yAxisId: 'snow', label: 'Snow (cm)'},
        {data: [1, -4, -2, 5], yAxisId: 'temperature', label: 'Temperature (°C)'},
      ]}
      aria-label="Snow rises to 61 centimeters in February while it freezes in January and February"
    >
      <FreezingPoint />
    </LineChart>
  );
}
// #preview-end
