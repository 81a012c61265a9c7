import {Heatmap} from '@mui/x-charts-pro/Heatmap';

const services = ['Login', 'Search', 'Payment'];
const days = Array.from({length: 10}, (_, index) => new Date(2025, 5, 2 + index));
const day = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short'});
const failures = {login: [0, 1, 0, 0, 2, 0, 0, 0, 1, 0], search: [0, 0, 0, 2, 6, 3, 0, 0, 0, 1]};
const cells = [failures.login, failures.search].flatMap((row, y) =>
  row.map((value, x) => [x, y, value] as const),
);

export default function HeatmapSteps() {
  return (
    <figure style={{margin: 0}}>
      {/* #preview-start */}
      <Heatmap
        height={220}
        xAxis={[{data: days, valueFormatter: (date: Date) => day.format(date)}]}
        yAxis={[{data: services, width: 65}]}
        zAxis={[
          {colorMap: {type: 'piecewise', thresholds: [1, 5], colors: ['#c8e6c9', '#fff59d', '#e57373']}},
        ]}
        series={[{data: cells, label: 'Failures'}]}
      />
      {/* #preview-end */}
      <figcaption>Failures: six in search on June 6</figcaption>
    </figure>
  );
}
