import {ScatterChart} from '@mui/x-charts/ScatterChart';

const trees = [
  {id: 'oak', x: 82, y: 19.5},
  {id: 'beech', x: 64, y: 18.2},
  {id: 'birch', x: 31, y: 14.1},
  {id: 'maple', x: 45, y: 15.8},
  {id: 'cherry', x: 22, y: 7.4},
  {id: 'pine', x: 71, y: 24.6},
  {id: 'spruce', x: 38, y: 17.9},
  {id: 'linden', x: 90, y: 21.3},
];

export default function ScatterBasic() {
  return (
    // #preview-start
    <ScatterChart
      height={300}
      xAxis={[{label: 'Age in years', min: 0}]}
      yAxis={[{label: 'Height in meters', min: 0}]}
      series={[{data: trees}]}
      aria-label="Height against age of eight trees in a park; older trees are mostly taller"
    />
    // #preview-end
  );
}
