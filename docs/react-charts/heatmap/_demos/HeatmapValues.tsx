import {Heatmap, HeatmapCell, type HeatmapCellProps} from '@mui/x-charts-pro/Heatmap';

const months = ['Jan', 'Apr', 'Jul', 'Oct'];
const stations = ['Harbor', 'Airport', 'Hill'];
const degrees = [
  [4, 8, 17, 9],
  [3, 8, 18, 9],
  [1, 5, 14, 6],
];
const cells = degrees.flatMap((row, y) => row.map((value, x) => [x, y, value] as const));

// #preview-start
function CellWithValue(props: HeatmapCellProps) {
  const {x, y, width, height, ownerState} = props;

  return (
    <g>
      <HeatmapCell {...props} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fill={ownerState.value > 12 ? '#fff' : '#000'}
        pointerEvents="none"
      >
        {ownerState.value}°
      </text>
    </g>
  );
}

export default function HeatmapValues() {
  return (
    <figure style={{margin: 0}}>
      <Heatmap
        height={240}
        xAxis={[{data: months}]}
        yAxis={[{data: stations, width: 65}]}
        zAxis={[{colorMap: {type: 'continuous', min: -5, max: 20, color: ['#e3f2fd', '#0d47a1']}}]}
        series={[{data: cells, label: 'Mean', valueFormatter: ([, , value]) => `${value} °C`}]}
        slots={{cell: CellWithValue}}
      />
      <figcaption>Mean °C: the hill is always coldest</figcaption>
    </figure>
  );
}
// #preview-end
