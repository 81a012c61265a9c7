import {ScatterChart} from '@mui/x-charts/ScatterChart';

const carriers = [
  {name: 'Northline', hours: [19, 21, 22, 22, 24, 25, 26, 27, 27, 29, 31, 34]},
  {name: 'Swift Post', hours: [14, 16, 17, 17, 18, 20, 23, 28, 36, 41, 47, 52]},
  {name: 'City Bikes', hours: [3, 4, 4, 5, 5, 6, 6, 6, 7, 8, 9, 12]},
];
// Each carrier has a row, and its points move up and down a little, so that equal values stay visible.
const jitter = [0, 0.14, -0.14];
const points = carriers.flatMap(({name, hours}, row) =>
  hours.map((x, index) => ({id: `${name} ${index}`, x, y: row + (jitter[index % 3] ?? 0)})),
);

export default function ScatterDemoStrip() {
  return (
    // #preview-start
    <ScatterChart
      height={260}
      voronoiMaxRadius={20}
      xAxis={[{label: 'Hours from order to door', min: 0, max: 60}]}
      yAxis={[
        {
          min: -0.5,
          max: 2.5,
          reverse: true,
          width: 90,
          disableLine: true,
          disableTicks: true,
          tickInterval: carriers.map((_, row) => row),
          valueFormatter: (row: number) => carriers[row]?.name ?? '',
        },
      ]}
      grid={{vertical: true}}
      series={[
        {
          data: points,
          markerSize: 5,
          valueFormatter: (point) => point && `${carriers[Math.round(point.y)]?.name}: ${point.x} hours`,
        },
      ]}
      aria-label="Delivery times of 36 parcels by carrier"
      desc="City Bikes 3 to 12 hours, Northline 19 to 34, Swift Post 14 to 52, the most uneven."
    />
    // #preview-end
  );
}
