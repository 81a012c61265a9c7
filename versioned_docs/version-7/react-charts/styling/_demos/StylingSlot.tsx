import {LineChart, type MarkElementProps} from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5];
const height = [4, 9, 15, 24, 31];

// #preview-start
function Leaf({x, y, color, dataIndex}: MarkElementProps) {
  return (
    <g transform={`translate(${x}, ${y})`}>
      <circle r={12} fill={color} />
      <text textAnchor="middle" dominantBaseline="central" fontSize={12} fill="#000">
        {height[dataIndex]}
      </text>
    </g>
  );
}

export default function StylingSlot() {
  return (
    <div role="img" aria-label="Height of a basil plant over five weeks, from 4 to 31 centimeters">
      <LineChart
        height={280}
        xAxis={[{data: weeks, label: 'Week', tickMinStep: 1}]}
        yAxis={[{label: 'Centimeters', min: 0, max: 40}]}
        series={[{data: height, color: '#7cb342'}]}
        slots={{mark: Leaf}}
        margin={{top: 20}}
      />
    </div>
  );
}
// #preview-end
