import {LineChart} from '@mui/x-charts/LineChart';

const changes = [
  {day: '2025-01-01', price: 1.29},
  {day: '2025-03-10', price: 1.35},
  {day: '2025-06-02', price: 1.49},
  {day: '2025-09-15', price: 1.39},
  {day: '2025-12-31', price: 1.39},
].map(({day, price}) => ({day: new Date(day), price}));

const dayMonth = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short', timeZone: 'UTC'});
const euros = (value: number | null) => (value === null ? '' : `€${value.toFixed(2)}`);

export default function LineDemoSteps() {
  return (
    // #preview-start
    <LineChart
      height={280}
      dataset={changes}
      xAxis={[
        {
          dataKey: 'day',
          scaleType: 'utc',
          domainLimit: 'strict',
          tickNumber: 4,
          valueFormatter: (day: Date) => dayMonth.format(day),
        },
      ]}
      yAxis={[
        {min: 1.2, max: 1.6, tickInterval: [1.2, 1.3, 1.4, 1.5, 1.6], valueFormatter: euros, width: 55},
      ]}
      series={[{dataKey: 'price', label: 'A liter of milk', curve: 'stepAfter', valueFormatter: euros}]}
      grid={{horizontal: true}}
      hideLegend
      aria-label="Price of a liter of milk in 2025: €1.29, €1.35 from March, €1.49 from June, €1.39 from September"
    />
    // #preview-end
  );
}
