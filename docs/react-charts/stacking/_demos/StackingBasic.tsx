import {BarChart} from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function StackingBasic() {
  return (
    // #preview-start
    <BarChart
      height={300}
      xAxis={[{data: days}]}
      yAxis={[{label: 'Commuters'}]}
      series={[
        {data: [120, 134, 128, 131, 96], label: 'Train', stack: 'people'},
        {data: [64, 70, 61, 66, 52], label: 'Bike', stack: 'people'},
        {data: [48, 39, 44, 41, 60], label: 'Car', stack: 'people'},
      ]}
      aria-label="How people came to work per weekday: most by train, fewest by car except on Friday"
    />
    // #preview-end
  );
}
