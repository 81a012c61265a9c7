import {LineChart} from '@mui/x-charts/LineChart';

const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];
const storks = [14, 17, 16, 21, 25, 24, 31, 36];

export default function HighlightAxis() {
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[{data: years, valueFormatter: String}]}
      yAxis={[{label: 'Breeding pairs', min: 0}]}
      series={[{data: storks, label: 'Storks'}]}
      axisHighlight={{x: 'line', y: 'line'}}
      hideLegend
      aria-label="Breeding pairs of storks, rising from 14 in 2017 to 36 in 2024"
    />
    // #preview-end
  );
}
