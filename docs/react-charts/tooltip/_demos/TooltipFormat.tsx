import {LineChart} from '@mui/x-charts/LineChart';

const days = ['2025-06-02', '2025-06-03', '2025-06-04', '2025-06-05', '2025-06-06'].map(
  (day) => new Date(day),
);
const grams = [412, 388, null, 455, 431];
const goal = [400, 400, 400, 450, 450];
const short = new Intl.DateTimeFormat('en', {weekday: 'short', timeZone: 'UTC'});
const long = new Intl.DateTimeFormat('en', {dateStyle: 'full', timeZone: 'UTC'});

export default function TooltipFormat() {
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[
        {
          data: days,
          scaleType: 'point',
          valueFormatter: (day: Date, {location}) => (location === 'tick' ? short : long).format(day),
        },
      ]}
      yAxis={[{label: 'Grams', min: 350}]}
      series={[
        {
          data: grams,
          label: 'Honey',
          valueFormatter: (value) => (value === null ? 'not weighed' : `${value} g`),
        },
        // Without text, the series has no row in the tooltip.
        {data: goal, label: 'Goal', showMark: false, valueFormatter: () => null},
      ]}
      aria-label="Honey per day in grams, with the goal; Wednesday was not weighed"
    />
    // #preview-end
  );
}
