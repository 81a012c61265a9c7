import {BarChart} from '@mui/x-charts/BarChart';

const weeks = ['Week 36', 'Week 37', 'Week 38', 'Week 39'];
const revenue = [18400, 21900, 17250, 24800];
const short = new Intl.NumberFormat('en', {notation: 'compact'});
const exact = new Intl.NumberFormat('en', {style: 'currency', currency: 'EUR', maximumFractionDigits: 0});

export default function AxisLabels() {
  return (
    // #preview-start
    <BarChart
      height={300}
      xAxis={[
        {
          data: weeks,
          scaleType: 'band',
          label: 'Calendar week',
          valueFormatter: (week: string, {location}) =>
            location === 'tick' ? week.replace('Week ', '') : week,
        },
      ]}
      yAxis={[{label: 'Revenue in euros', valueFormatter: (value: number) => short.format(value)}]}
      series={[{data: revenue, valueFormatter: (value) => exact.format(value ?? 0)}]}
      aria-label="Revenue of a farm shop in the calendar weeks 36 to 39"
    />
    // #preview-end
  );
}
