import {useTheme} from '@mui/material/styles';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {useDrawingArea, useYAxes} from '@mui/x-charts/hooks';

const towers = [
  {id: 'a', x: 1889, y: 300},
  {id: 'b', x: 1931, y: 381},
  {id: 'c', x: 1974, y: 442},
  {id: 'd', x: 1998, y: 452},
  {id: 'e', x: 2010, y: 828},
];

// #preview-start
function AxisNames() {
  const {yAxis, yAxisIds} = useYAxes();
  const {left, top, width} = useDrawingArea();
  const {palette} = useTheme();

  return yAxisIds.map((id) => {
    const atRight = yAxis[id]?.position === 'right';

    return (
      <text
        key={id}
        x={atRight ? left + width : left}
        y={top - 12}
        direction="ltr"
        textAnchor={atRight ? 'end' : 'start'}
        fill={palette.text.primary}
      >
        {id}
      </text>
    );
  });
}

export default function AxesOwnAxis() {
  return (
    <ScatterChart
      height={300}
      margin={{top: 36}}
      xAxis={[{min: 1880, max: 2020, valueFormatter: (year: number) => String(year)}]}
      yAxis={[
        {id: 'Meters', min: 0, max: 900},
        {id: 'Feet', min: 0, max: 900 * 3.28, position: 'right'},
      ]}
      series={[{data: towers, yAxisId: 'Meters'}]}
      aria-label="Height of the tallest building of its time, from 300 meters in 1889 to 828 meters in 2010"
    >
      <AxisNames />
    </ScatterChart>
  );
}
// #preview-end
