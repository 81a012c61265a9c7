import {useTheme} from '@mui/material/styles';
import {useDrawingArea, useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const routes = [
  {id: 'Airport', x: 18, y: 41},
  {id: 'Harbor', x: 6, y: 17},
  {id: 'Hospital', x: 4, y: 31},
  {id: 'Lakeside', x: 12, y: 29},
  {id: 'Market', x: 2, y: 9},
  {id: 'Mill Road', x: 9, y: 23},
  {id: 'Old Bridge', x: 15, y: 58},
  {id: 'Park', x: 7, y: 20},
  {id: 'Stadium', x: 11, y: 26},
  {id: 'University', x: 5, y: 14},
  {id: 'West End', x: 14, y: 34},
];
const isLate = ({x, y}: {x: number; y: number}) => y > 15 + x * 2;

// #preview-start
function LateLabels() {
  const {palette, typography} = useTheme();
  const {left, width} = useDrawingArea();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return routes.filter(isLate).map((route) => {
    const atEnd = x(route.x) > left + width / 2;
    return (
      <text
        key={route.id}
        x={x(route.x) + (atEnd ? -10 : 10)}
        y={y(route.y)}
        textAnchor={atEnd ? 'end' : 'start'}
        dominantBaseline="central"
        style={{...typography.body2, direction: 'ltr', pointerEvents: 'none'}}
        fill={palette.text.primary}
      >
        {route.id}
      </text>
    );
  });
}

export default function ScatterDemoOutliers() {
  const {palette} = useTheme();
  return (
    <ScatterChart
      height={300}
      xAxis={[{label: 'Distance (km)', min: 0, max: 20}]}
      yAxis={[{label: 'Minutes', min: 0, max: 70}]}
      series={[
        {
          data: routes,
          markerSize: 6,
          colorGetter: ({value}) => (value && isLate(value) ? palette.error.main : palette.grey[500]),
          valueFormatter: (route) => route && `${route.id}: ${route.x} km in ${route.y} minutes`,
        },
      ]}
      aria-label="Delivery time against distance of eleven routes"
      desc="Two routes take much longer than their distance explains: Hospital and Old Bridge."
    >
      <LateLabels />
    </ScatterChart>
  );
}
// #preview-end
