import {BarChart} from '@mui/x-charts/BarChart';

const rooms = ['Lab 1', 'Lab 2', 'Office', 'Storage', 'Server room', 'Workshop'];
const noise = [42, 58, 51, 38, 74, 83];

export default function BarsColorByValue() {
  return (
    // #preview-start
    <div role="img" aria-label="Noise in six rooms; the workshop is above the limit of 80 decibels">
      <BarChart
        height={280}
        xAxis={[{scaleType: 'band', data: rooms}]}
        yAxis={[
          {
            label: 'Decibels',
            colorMap: {type: 'piecewise', thresholds: [55, 80], colors: ['#2e7d32', '#ed6c02', '#c62828']},
          },
        ]}
        barLabel="value"
        series={[{data: noise}]}
        margin={{top: 20}}
      />
    </div>
    // #preview-end
  );
}
