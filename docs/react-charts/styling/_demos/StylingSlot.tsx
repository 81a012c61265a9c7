import {BarChart, type BarProps} from '@mui/x-charts/BarChart';

// #preview-start
function Lollipop({x, y, width, height, color}: BarProps) {
  const center = x + width / 2;
  return (
    <g>
      <line x1={center} x2={center} y1={y} y2={y + height} stroke={color} strokeWidth={3} />
      <circle cx={center} cy={y} r={8} fill={color} />
    </g>
  );
}

export default function StylingSlot() {
  return (
    <BarChart
      height={280}
      xAxis={[{data: ['Basil', 'Chives', 'Mint', 'Parsley', 'Thyme']}]}
      yAxis={[{label: 'Centimeters', max: 40}]}
      series={[{data: [24, 31, 36, 19, 12], label: 'Height'}]}
      slots={{bar: Lollipop}}
      hideLegend
      aria-label="Height of five herbs; mint is the tallest with 36 centimeters"
    />
  );
}
// #preview-end
