import {LineChart} from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function LegendBasic() {
  return (
    // #preview-start
    <div
      role="img"
      aria-label="Hours of sleep and of deep sleep per day; sleep is longest at the weekend, deep sleep is shortest then"
    >
      <LineChart
        height={280}
        xAxis={[{data: days, scaleType: 'point'}]}
        yAxis={[{label: 'Hours'}]}
        series={[
          {data: [7.2, 6.8, 7.0, 6.5, 7.4, 8.6, 8.9], label: 'Sleep'},
          {
            data: [1.4, 1.9, 1.2, 2.1, 1.7, 0.8, 0.5],
            label: (location) =>
              location === 'legend' ? 'Deep sleep' : 'Deep sleep, as measured by the watch',
          },
        ]}
      />
    </div>
    // #preview-end
  );
}
