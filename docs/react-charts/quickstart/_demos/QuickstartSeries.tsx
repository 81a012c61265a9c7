import {BarChart} from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const members = [268, 281, 290, 277, 304, 298, 251];
const dayPasses = [52, 63, 61, 61, 98, 219, 238];

export default function QuickstartSeries() {
  return (
    <BarChart
      height={320}
      // #preview-start
      xAxis={[{data: days, label: 'Day of the week'}]}
      yAxis={[{label: 'Trips'}]}
      series={[
        {data: members, label: 'Members'},
        {data: dayPasses, label: 'Day passes'},
      ]}
      // #preview-end
      aria-label="Bike trips per day, by members and with day passes"
    />
  );
}
