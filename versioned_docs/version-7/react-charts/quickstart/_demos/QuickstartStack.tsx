import {BarChart} from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const members = [268, 281, 290, 277, 304, 298, 251];
const dayPasses = [52, 63, 61, 61, 98, 219, 238];

export default function QuickstartStack() {
  return (
    <div role="img" aria-label="Bike trips per day: members and day passes, stacked">
      <BarChart
        height={320}
        xAxis={[{scaleType: 'band', data: days, label: 'Day of the week'}]}
        // #preview-start
        series={[
          {data: members, label: 'Members', stack: 'trips'},
          {data: dayPasses, label: 'Day passes', stack: 'trips'},
        ]}
        // #preview-end
      />
    </div>
  );
}
