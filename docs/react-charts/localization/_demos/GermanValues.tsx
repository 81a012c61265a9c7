import {LineChart} from '@mui/x-charts/LineChart';

// #preview-start
const euros = new Intl.NumberFormat('de-DE', {style: 'currency', currency: 'EUR', maximumFractionDigits: 0});
const month = new Intl.DateTimeFormat('de-DE', {month: 'short', timeZone: 'UTC'});
const longMonth = new Intl.DateTimeFormat('de-DE', {month: 'long', year: 'numeric', timeZone: 'UTC'});
// #preview-end

const months = [0, 1, 2, 3, 4, 5].map((index) => new Date(Date.UTC(2026, index)));

export default function GermanValues() {
  return (
    <LineChart
      height={260}
      series={[
        {
          data: [18200, 16900, 21400, 23100, 22800, 26050],
          label: 'Umsatz',
          valueFormatter: (value) => (value === null ? 'keine Angabe' : euros.format(value)),
        },
      ]}
      xAxis={[
        {
          data: months,
          scaleType: 'point',
          valueFormatter: (date: Date, {location}) => (location === 'tick' ? month : longMonth).format(date),
        },
      ]}
      yAxis={[{width: 70, min: 0, valueFormatter: (value: number) => euros.format(value)}]}
      hideLegend
      aria-label="Umsatz pro Monat, von 18.200 € im Januar bis 26.050 € im Juni"
    />
  );
}
