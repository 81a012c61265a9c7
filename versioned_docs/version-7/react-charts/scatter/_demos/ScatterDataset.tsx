import type {ScatterSeriesType} from '@mui/x-charts/models';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #preview-start
const cheeses = [
  {code: 'bri', name: 'Brie', fat: 27, salt: 1.6},
  {code: 'gou', name: 'Gouda', fat: 31, salt: 1.9},
  {code: 'fet', name: 'Feta', fat: 21, salt: 2.9},
  {code: 'par', name: 'Parmesan', fat: 28, salt: 1.6},
  {code: 'moz', name: 'Mozzarella', fat: 17, salt: 0.7},
  {code: 'emm', name: 'Emmental', fat: 29, salt: 0.5},
];

const describe: ScatterSeriesType['valueFormatter'] = (point, {dataIndex}) =>
  point && `${cheeses[dataIndex]?.name}: ${point.x} % fat, ${point.y} % salt`;
// #preview-end

export default function ScatterDataset() {
  return (
    // #preview-start
    <div role="img" aria-label="Salt against fat of six cheeses; feta is the saltiest">
      <ScatterChart
        height={280}
        dataset={cheeses}
        xAxis={[{label: 'Fat in %'}]}
        yAxis={[{label: 'Salt in %', min: 0}]}
        series={[{datasetKeys: {id: 'code', x: 'fat', y: 'salt'}, markerSize: 6, valueFormatter: describe}]}
      />
    </div>
    // #preview-end
  );
}
