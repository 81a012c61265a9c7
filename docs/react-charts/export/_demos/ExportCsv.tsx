import Button from '@mui/material/Button';
import {LineChart} from '@mui/x-charts/LineChart';

const readings = [
  {day: 'Mon', inside: 21.4, outside: 8.2},
  {day: 'Tue', inside: 21.1, outside: 6.9},
  {day: 'Wed', inside: 20.8, outside: 4.1},
  {day: 'Thu', inside: 21.6, outside: 9.5},
];

// #preview-start
function saveCsv() {
  const lines = readings.map(({day, inside, outside}) => `${day},${inside},${outside}`);
  const file = new Blob([['day,inside,outside', ...lines].join('\n')], {type: 'text/csv'});
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'temperatures.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}

export default function ExportCsv() {
  return (
    <div>
      <LineChart
        height={260}
        dataset={readings}
        xAxis={[{dataKey: 'day', scaleType: 'point'}]}
        yAxis={[{label: '°C', min: 0}]}
        series={[
          {dataKey: 'inside', label: 'Inside'},
          {dataKey: 'outside', label: 'Outside'},
        ]}
        aria-label="Temperature inside, about 21 degrees, and outside, from 4 to 10"
      />
      <Button onClick={saveCsv} sx={{height: 40}}>
        Save the data as CSV
      </Button>
    </div>
  );
}
// #preview-end
