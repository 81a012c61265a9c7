import {useTheme} from '@mui/material/styles';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const dishes = [
  {id: 'Risotto', x: 84, y: 9.4},
  {id: 'Burger', x: 132, y: 5.1},
  {id: 'Trout', x: 31, y: 11.2},
  {id: 'Curry', x: 96, y: 8.3},
  {id: 'Soup', x: 44, y: 3.2},
  {id: 'Steak', x: 58, y: 12.6},
  {id: 'Salad', x: 112, y: 4.4},
  {id: 'Quiche', x: 27, y: 4.9},
];
const mean = (key: 'x' | 'y') => dishes.reduce((sum, dish) => sum + dish[key], 0) / dishes.length;
const [sold, margin] = [mean('x'), mean('y')];

// #preview-start
function QuadrantNames() {
  const {palette, typography} = useTheme();
  const {left, top, width, height} = useDrawingArea();
  const name = (text: string, x: 0 | 1, y: 0 | 1) => (
    <text
      x={left + 8 + x * (width - 16)}
      y={top + 16 + y * (height - 24)}
      textAnchor={x ? 'end' : 'start'}
      style={{...typography.caption, direction: 'ltr', pointerEvents: 'none'}}
      fill={palette.text.secondary}
    >
      {text}
    </text>
  );
  return (
    <g>
      {name('Promote', 0, 0)}
      {name('Keep', 1, 0)}
      {name('Replace', 0, 1)}
      {name('Raise the price', 1, 1)}
    </g>
  );
}

export default function ScatterDemoMenu() {
  const line = {strokeDasharray: '4 4'};
  return (
    <ScatterChart
      height={320}
      xAxis={[{label: 'Sold per week', min: 0, max: 150}]}
      yAxis={[{label: 'Profit per dish (€)', min: 0, max: 15}]}
      series={[
        {
          data: dishes,
          markerSize: 6,
          colorGetter: ({value}) => (value && value.x < sold && value.y < margin ? '#d84315' : '#00897b'),
          valueFormatter: (dish) => dish && `${dish.id}: ${dish.x} sold, €${dish.y.toFixed(2)} each`,
        },
      ]}
      aria-label="Profit against sales of eight dishes, in four quadrants"
      desc="Keep risotto and curry, promote trout and steak, raise burger and salad, replace soup and quiche."
    >
      <ChartsReferenceLine x={sold} lineStyle={line} />
      <ChartsReferenceLine y={margin} lineStyle={line} />
      <QuadrantNames />
    </ScatterChart>
  );
}
// #preview-end
