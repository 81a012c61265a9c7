import {Heatmap} from '@mui/x-charts-pro/Heatmap';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = ['8–12', '12–16', '16–20'];
const occupied = [
  [22, 31, 35, 30, 41, 78, 64],
  [35, 42, 44, 47, 59, 95, 88],
  [61, 66, 72, 70, 84, 91, 52],
];
const cells = occupied.flatMap((row, y) => row.map((value, x) => [x, y, value] as const));

export default function HeatmapLegend() {
  return (
    <figure style={{margin: 0}}>
      {/* #preview-start */}
      <Heatmap
        height={240}
        xAxis={[{data: weekdays}]}
        yAxis={[{data: hours, width: 60}]}
        zAxis={[
          {
            min: 0,
            max: 100,
            colorMap: {type: 'continuous', min: 0, max: 100, color: ['#e8f5e9', '#1b5e20']},
          },
        ]}
        series={[{data: cells, label: 'Occupied', valueFormatter: ([, , value]) => `${value}%`}]}
        hideLegend={false}
        slotProps={{legend: {direction: 'horizontal', minLabel: '0%', maxLabel: '100%'}}}
      />
      {/* #preview-end */}
      <figcaption>Parking: fullest on Saturday, 12–16</figcaption>
    </figure>
  );
}
