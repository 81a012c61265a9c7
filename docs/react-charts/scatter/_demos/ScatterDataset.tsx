import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #preview-start
const cheeses = [
  {code: 'bri', fat: 27, salt: 1.6, aged: 5},
  {code: 'gou', fat: 31, salt: 1.9, aged: 12},
  {code: 'fet', fat: 21, salt: 2.9, aged: 8},
  {code: 'par', fat: 28, salt: 1.6, aged: 90},
  {code: 'moz', fat: 17, salt: 0.7, aged: 1},
  {code: 'emm', fat: 29, salt: 0.5, aged: 24},
];
// #preview-end

export default function ScatterDataset() {
  return (
    // #preview-start
    <ScatterChart
      height={280}
      dataset={cheeses}
      xAxis={[{label: 'Fat in %'}]}
      yAxis={[{label: 'Salt in %', min: 0}]}
      series={[{datasetKeys: {id: 'code', x: 'fat', y: 'salt'}, markerSize: 6}]}
      aria-label="Salt against fat of six cheeses; feta is the saltiest"
    />
    // #preview-end
  );
}
