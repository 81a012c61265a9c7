import {BarChart} from '@mui/x-charts/BarChart';

const rooms = ['Lab 1', 'Lab 2', 'Office', 'Storage', 'Server room', 'Workshop'];
const noise = [42, 58, 51, 38, 74, 83];

export default function BarsColorByValue() {
  return (
    // #preview-start
    <BarChart
      height={280}
      xAxis={[{data: rooms}]}
      yAxis={[
        {
          label: 'Decibels',
          colorMap: {type: 'piecewise', thresholds: [55, 80], colors: ['#2e7d32', '#ed6c02', '#c62828']},
        },
      ]}
      series={[{data: noise, barLabel: 'value', barLabelPlacement: 'outside'}]}
      aria-label="Noise in six rooms; the workshop is above the limit of 80 decibels"
    />
    // #preview-end
  );
}
