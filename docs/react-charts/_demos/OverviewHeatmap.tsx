import {Heatmap} from '@mui/x-charts-pro/Heatmap';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const hours = ['08:00', '10:00', '12:00', '14:00', '16:00'];
const callsByDay = [
  [34, 61, 42, 55, 28],
  [29, 48, 37, 51, 25],
  [22, 45, 39, 47, 31],
  [26, 52, 35, 44, 22],
  [31, 40, 24, 30, 12],
];
// A heatmap takes one [column index, row index, value] per cell.
const cells = callsByDay.flatMap((calls, day) => calls.map((count, hour) => [day, hour, count] as const));

export default function OverviewHeatmap() {
  return (
    <figure style={{margin: 0}}>
      {/* #preview-start */}
      <Heatmap
        height={320}
        xAxis={[{data: days}]}
        yAxis={[{data: hours, label: 'Two hours from'}]}
        zAxis={[
          {min: 0, max: 60, colorMap: {type: 'continuous', min: 0, max: 60, color: ['#bbdefb', '#0d47a1']}},
        ]}
        series={[{data: cells, label: 'Calls'}]}
      />
      {/* #preview-end */}
      <figcaption>Calls: most on Monday, 10:00 to 12:00</figcaption>
    </figure>
  );
}
