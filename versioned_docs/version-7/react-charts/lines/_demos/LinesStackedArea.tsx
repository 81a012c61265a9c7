import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];

// #preview-start
const stacked = {stack: 'supply', area: true, showMark: false} satisfies Partial<
  LineChartProps['series'][number]
>;

const supply: LineChartProps['series'] = [
  {...stacked, label: 'Hydro', data: [22, 22, 22, 23, 24, 24, 24, 24, 24, 25, 24, 23]},
  {...stacked, label: 'Wind', data: [18, 20, 21, 19, 15, 12, 11, 13, 16, 20, 22, 21]},
  {...stacked, label: 'Solar', data: [0, 0, 0, 3, 14, 27, 33, 29, 17, 4, 0, 0]},
];
// #preview-end

export default function LinesStackedArea() {
  return (
    // #preview-start
    <div role="img" aria-label="Hydro, wind and solar power over one day; solar peaks at noon">
      <LineChart
        height={300}
        xAxis={[{data: hours, domainLimit: 'strict', valueFormatter: (hour: number) => `${hour}:00`}]}
        yAxis={[{label: 'Gigawatts'}]}
        series={supply}
      />
    </div>
    // #preview-end
  );
}
