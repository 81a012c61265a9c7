import {LineChart} from '@mui/x-charts/LineChart';

const kilometers = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const heartRate = [92, 128, 141, 146, 149, 163, 158, 166, 174];

export default function LinesBasic() {
  return (
    // #preview-start
    <LineChart
      height={300}
      xAxis={[{data: kilometers, label: 'Kilometer', tickMinStep: 1}]}
      yAxis={[{label: 'Beats per minute'}]}
      series={[{data: heartRate}]}
      aria-label="Heart rate during a run of eight kilometers, from 92 to 174 beats per minute"
    />
    // #preview-end
  );
}
