import {LineChart} from '@mui/x-charts/LineChart';

// #preview-start
const readings = [
  {day: '2025-03-03', well: 4.1, spring: 6.8},
  {day: '2025-03-10', well: 4.3, spring: 7.4},
  {day: '2025-03-14', well: 5.0, spring: 8.1},
  {day: '2025-03-31', well: 5.6, spring: 7.7},
  {day: '2025-04-07', well: 5.2, spring: 7.0},
].map(({day, ...levels}) => ({day: new Date(day), ...levels}));
// #preview-end

const dayMonth = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short', timeZone: 'UTC'});

export default function LinesDates() {
  return (
    // #preview-start
    <div role="img" aria-label="Flow of a spring and a well on five days in March and April">
      <LineChart
        height={300}
        dataset={readings}
        xAxis={[
          {
            dataKey: 'day',
            scaleType: 'utc',
            domainLimit: 'strict',
            valueFormatter: (day: Date) => dayMonth.format(day),
          },
        ]}
        yAxis={[{label: 'Liters per second'}]}
        series={[
          {dataKey: 'spring', label: 'Spring'},
          {dataKey: 'well', label: 'Well'},
        ]}
      />
    </div>
    // #preview-end
  );
}
