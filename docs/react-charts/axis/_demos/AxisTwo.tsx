import {LineChart} from '@mui/x-charts/LineChart';

const minutes = [0, 5, 10, 15, 20, 25, 30];
const oven = [21, 96, 158, 197, 204, 201, 203];
const power = [2.9, 2.9, 2.8, 2.1, 0.9, 0.7, 0.8];

export default function AxisTwo() {
  return (
    // #preview-start
    <LineChart
      height={300}
      xAxis={[{data: minutes, label: 'Minutes', domainLimit: 'strict'}]}
      yAxis={[
        {id: 'temperature', label: '°C', min: 0},
        {id: 'power', label: 'Kilowatts', min: 0, max: 4, position: 'right'},
      ]}
      series={[
        {data: oven, label: 'Temperature (left)', yAxisId: 'temperature'},
        {data: power, label: 'Power (right)', yAxisId: 'power', curve: 'stepAfter', showMark: false},
      ]}
      aria-label="Temperature and power of an oven that heats up to 200 degrees in 15 minutes"
    />
    // #preview-end
  );
}
