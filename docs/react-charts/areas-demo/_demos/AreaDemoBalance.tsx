import {useTheme} from '@mui/material/styles';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

// The balance after each booking, and today once more.
const bookings = [
  {date: new Date(2025, 3, 1), balance: 620},
  {date: new Date(2025, 3, 3), balance: -180},
  {date: new Date(2025, 3, 9), balance: -260},
  {date: new Date(2025, 3, 15), balance: 1940},
  {date: new Date(2025, 3, 18), balance: 1510},
  {date: new Date(2025, 3, 24), balance: 1180},
  {date: new Date(2025, 3, 28), balance: 340},
  {date: new Date(2025, 3, 30), balance: 340},
];
const short = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short'});
const dollars = new Intl.NumberFormat('en', {style: 'currency', currency: 'USD', maximumFractionDigits: 0});

export default function AreaDemoBalance() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <LineChart
      height={280}
      dataset={bookings}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 4,
          valueFormatter: (date: Date) => short.format(date),
        },
      ]}
      yAxis={[
        {
          width: 70,
          valueFormatter: (value: number) => dollars.format(value),
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [palette.error.main, palette.success.main],
          },
        },
      ]}
      series={[
        {
          dataKey: 'balance',
          label: 'Balance',
          area: true,
          curve: 'stepAfter',
          showMark: false,
          valueFormatter: (value) => (value === null ? '' : dollars.format(value)),
        },
      ]}
      sx={{[`& .${lineClasses.area}`]: {fillOpacity: 0.3}}}
      hideLegend
      aria-label="Balance of an account in April, overdrawn from the 3rd to the 15th"
    >
      <ChartsReferenceLine y={0} />
    </LineChart>
    // #preview-end
  );
}
