import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const ideas = [
  {id: 'Dark mode', x: 2, y: 7},
  {id: 'Search', x: 7, y: 9},
  {id: 'Print view', x: 3, y: 3},
  {id: 'Import', x: 8, y: 6},
  {id: 'Badges', x: 6, y: 2},
  {id: 'Shortcuts', x: 2.5, y: 8},
];
const line = {strokeDasharray: '4 4'};

export default function ScatterQuadrants() {
  return (
    // #preview-start
    <ScatterChart
      height={300}
      xAxis={[{label: 'Effort', min: 0, max: 10, tickMinStep: 2}]}
      yAxis={[{label: 'Benefit', min: 0, max: 10, tickMinStep: 2}]}
      series={[
        {
          data: ideas,
          markerSize: 6,
          valueFormatter: (point) => point && `${point.id}: effort ${point.x}, benefit ${point.y}`,
        },
      ]}
      aria-label="Benefit against effort of six ideas; dark mode and shortcuts are cheap and useful"
    >
      <ChartsReferenceLine x={5} lineStyle={line} />
      <ChartsReferenceLine y={5} lineStyle={line} />
    </ScatterChart>
    // #preview-end
  );
}
