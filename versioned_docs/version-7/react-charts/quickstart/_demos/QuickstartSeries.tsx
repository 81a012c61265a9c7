import {BarChart} from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const members = [268, 281, 290, 277, 304, 298, 251];
const dayPasses = [52, 63, 61, 61, 98, 219, 238];

export default function QuickstartSeries() {
  return (
    <div role="img" aria-label="Bike trips per day, by members and with day passes">
      <BarChart
        height={320}
        // #preview-start
        xAxis={[{scaleType: 'band', data: days, label: 'Day of the week'}]}
        series={[
          {data: members, label: 'Trips of members'},
          {data: dayPasses, label: 'Trips with day passes'},
        ]}
        // #preview-end
      />
    </div>
  );
}
