import {BarChart} from '@mui/x-charts/BarChart';

export default function QuickstartFirst() {
  return (
    // #preview-start
    <BarChart
      height={300}
      xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}]}
      series={[{data: [320, 344, 351, 338, 402, 517, 489]}]}
      aria-label="Bike trips per day, Monday to Sunday"
    />
    // #preview-end
  );
}
