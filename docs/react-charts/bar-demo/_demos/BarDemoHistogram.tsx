import {BarChart} from '@mui/x-charts/BarChart';

const minutes = [
  3, 4, 6, 7, 8, 8, 9, 11, 11, 12, 12, 13, 13, 14, 14, 14, 16, 17, 17, 18, 19, 19, 21, 22, 23, 24, 27, 28, 31,
  33, 38, 44,
];

const size = 5;
const bins = Array.from({length: Math.ceil((Math.max(...minutes) + 1) / size)}, (_, index) => ({
  range: `${index * size}–${(index + 1) * size - 1}`,
  count: minutes.filter((value) => Math.floor(value / size) === index).length,
}));

export default function BarDemoHistogram() {
  return (
    // #preview-start
    <BarChart
      height={280}
      dataset={bins}
      xAxis={[{scaleType: 'band', dataKey: 'range', categoryGapRatio: 0.03, label: 'Minutes of waiting'}]}
      yAxis={[{label: 'Patients', tickMinStep: 1}]}
      series={[{dataKey: 'count', label: 'Patients'}]}
      hideLegend
      aria-label="Waiting times of 32 patients"
      desc="Fifteen of them wait between 10 and 19 minutes, one longer than 40."
    />
    // #preview-end
  );
}
