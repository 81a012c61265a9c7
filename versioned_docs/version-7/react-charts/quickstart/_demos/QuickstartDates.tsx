import {LineChart} from '@mui/x-charts/LineChart';

// What an API sends: not every day has a reading.
const readings = [
  {day: '2025-06-01', trips: 3120},
  {day: '2025-06-02', trips: 3245},
  {day: '2025-06-05', trips: 3510},
  {day: '2025-06-06', trips: 3980},
  {day: '2025-06-07', trips: 4875},
  {day: '2025-06-10', trips: 3340},
];
const dayName = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'short', timeZone: 'UTC'});

// #preview-start
const dataset = readings.map(({day, trips}) => ({day: new Date(`${day}T00:00:00Z`), trips}));

export default function QuickstartDates() {
  return (
    <div role="img" aria-label="Bike trips on six days in June 2025">
      <LineChart
        height={300}
        dataset={dataset}
        xAxis={[{dataKey: 'day', scaleType: 'utc', valueFormatter: (date: Date) => dayName.format(date)}]}
        series={[{dataKey: 'trips', label: 'Trips', curve: 'linear'}]}
      />
    </div>
  );
}
// #preview-end
