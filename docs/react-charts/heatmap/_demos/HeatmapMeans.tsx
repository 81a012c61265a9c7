import {useTheme} from '@mui/material/styles';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {useDrawingArea, useHeatmapSeries, useYScale, useZColorScale} from '@mui/x-charts-pro/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const rooms = ['Lab', 'Library', 'Canteen'];
const guests = [
  [12, 18, 16, 20, 9],
  [30, 34, 38, 41, 22],
  [55, 58, 60, 57, 45],
];
const cells = guests.flatMap((row, y) => row.map((value, x) => [x, y, value] as const));

// #preview-start
/** The mean of each row, in the color that a cell with this value has. */
function RowMeans() {
  const [series] = useHeatmapSeries();
  const colorOf = useZColorScale<'linear'>();
  const y = useYScale<'band'>();
  const {left, width} = useDrawingArea();
  const {palette} = useTheme();

  return rooms.map((room, index) => {
    const values = series?.data.flatMap(([, row, value]) => (row === index ? [value] : [])) ?? [];
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const middle = (y(room) ?? 0) + y.bandwidth() / 2;

    return (
      <g key={room}>
        <circle cx={left + width + 20} cy={middle} r={9} fill={colorOf?.(mean) ?? 'none'} />
        <text
          x={left + width + 36}
          y={middle}
          direction="ltr"
          dominantBaseline="central"
          fill={palette.text.primary}
        >
          {mean}
        </text>
      </g>
    );
  });
}

export default function HeatmapMeans() {
  return (
    <figure style={{margin: 0}}>
      <Heatmap
        height={240}
        margin={{right: 80}}
        xAxis={[{data: days}]}
        yAxis={[{data: rooms, width: 70}]}
        zAxis={[{colorMap: {type: 'continuous', min: 0, max: 60, color: ['#e0f2f1', '#00695c']}}]}
        series={[{data: cells, label: 'Guests'}]}
      >
        <RowMeans />
      </Heatmap>
      <figcaption>Guests per day, and their mean: 15, 33, and 55</figcaption>
    </figure>
  );
}
// #preview-end
