import {useTheme} from '@mui/material/styles';
import {useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const weeks = [
  {id: 1, x: 220, y: 61},
  {id: 2, x: 310, y: 74},
  {id: 3, x: 380, y: 70},
  {id: 4, x: 450, y: 96},
  {id: 5, x: 520, y: 88},
  {id: 6, x: 610, y: 117},
  {id: 7, x: 680, y: 109},
  {id: 8, x: 760, y: 138},
  {id: 9, x: 840, y: 127},
  {id: 10, x: 930, y: 151},
];

/** The straight line with the smallest sum of squared distances. */
function trendOf(points: {x: number; y: number}[]) {
  const mean = (key: 'x' | 'y') => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [mx, my] = [mean('x'), mean('y')];
  const slope =
    points.reduce((sum, {x, y}) => sum + (x - mx) * (y - my), 0) /
    points.reduce((sum, {x}) => sum + (x - mx) ** 2, 0);
  return (x: number) => my + slope * (x - mx);
}

// #preview-start
function Trend() {
  const {palette} = useTheme();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const trend = trendOf(weeks);
  const xs = weeks.map((week) => week.x);
  const [start, end] = [Math.min(...xs), Math.max(...xs)];
  return (
    <line
      x1={x(start)}
      y1={y(trend(start))}
      x2={x(end)}
      y2={y(trend(end))}
      stroke={palette.text.secondary}
      strokeWidth={2}
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

export default function ScatterDemoTrend() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{label: 'Advertising (€ per week)', min: 200, max: 1000}]}
      yAxis={[{label: 'Orders', min: 0}]}
      series={[
        {data: weeks, markerSize: 6, valueFormatter: (week) => week && `€${week.x}, ${week.y} orders`},
      ]}
      aria-label="Orders against advertising in ten weeks"
      desc="Orders rise from about 60 to 150 per week while advertising rises from €220 to €930."
    >
      <Trend />
    </ScatterChart>
  );
}
// #preview-end
