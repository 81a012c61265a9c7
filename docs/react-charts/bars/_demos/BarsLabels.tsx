import {BarChart} from '@mui/x-charts/BarChart';

const lines = ['Line 1', 'Line 2', 'Line 3', 'Line 4', 'Night bus'];
const minutesLate = [4.2, 7.8, 2.1, 9.6, 0.3];

export default function BarsLabels() {
  return (
    // #preview-start
    <BarChart
      height={280}
      xAxis={[{data: lines}]}
      yAxis={[{label: 'Minutes late', max: 11}]}
      series={[
        {
          data: minutesLate,
          barLabel: ({value}, {bar}) => `${value?.toFixed(1) ?? ''}${bar.width < 60 ? '' : ' min'}`,
          barLabelPlacement: 'outside',
          minBarSize: 4,
        },
      ]}
      aria-label="Average delay of five bus lines in minutes"
    />
    // #preview-end
  );
}
