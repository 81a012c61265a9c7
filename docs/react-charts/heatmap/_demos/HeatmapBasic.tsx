import {Heatmap} from '@mui/x-charts-pro/Heatmap';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const shifts = ['Early', 'Late', 'Night'];
const counts = [
  [4, 2, 3, 1, 5],
  [3, 3, 2, 2, 7],
  [1, 0, 1, 2, 4],
];
// One entry per cell: index of the column, index of the row, value.
const cells = counts.flatMap((row, y) => row.map((count, x) => [x, y, count] as const));

export default function HeatmapBasic() {
  return (
    <figure style={{margin: 0}}>
      {/* #preview-start */}
      <Heatmap
        height={260}
        xAxis={[{data: days}]}
        yAxis={[{data: shifts, width: 55}]}
        zAxis={[{colorMap: {type: 'continuous', min: 0, max: 7, color: ['#fff3e0', '#bf360c']}}]}
        series={[{data: cells, label: 'Accidents'}]}
      />
      {/* #preview-end */}
      <figcaption>Accidents: most on Friday, late shift</figcaption>
    </figure>
  );
}
