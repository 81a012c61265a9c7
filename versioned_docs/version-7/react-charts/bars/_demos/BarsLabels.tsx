import {BarChart} from '@mui/x-charts/BarChart';

const lines = ['Line 1', 'Line 2', 'Line 3', 'Line 4', 'Night bus'];
const minutesLate = [4.2, 7.8, 2.1, 9.6, 1.4];

export default function BarsLabels() {
  return (
    // #preview-start
    <div role="img" aria-label="Average delay of five bus lines in minutes">
      <BarChart
        height={280}
        xAxis={[{scaleType: 'band', data: lines}]}
        yAxis={[{label: 'Minutes late'}]}
        barLabel={({value}, {bar}) => `${value?.toFixed(1) ?? ''}${bar.width < 60 ? '' : ' min'}`}
        series={[{data: minutesLate}]}
        margin={{top: 20}}
      />
    </div>
    // #preview-end
  );
}
