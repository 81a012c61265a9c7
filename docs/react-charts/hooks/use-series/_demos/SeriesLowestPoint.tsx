import {useTheme} from '@mui/material/styles';
import {getValueToPositionMapper, useLineSeries, useXAxis, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

// #preview-start
function LowestPoints() {
  const series = useLineSeries();
  const months = useXAxis<'point'>().data ?? [];
  const x = getValueToPositionMapper(useXScale<'point'>());
  const y = useYScale<'linear'>();
  const {palette} = useTheme();

  return series.map(({id, color, data}) => {
    const values = data.map((value) => value ?? Infinity);
    const index = values.indexOf(Math.min(...values));
    const value = data[index];
    if (value == null) return null;

    return (
      <g key={id} transform={`translate(${x(months[index])} ${y(value)})`} pointerEvents="none">
        <circle r={6} fill={palette.background.paper} stroke={color} strokeWidth={3} />
        <text y={24} textAnchor="middle" fill={palette.text.primary}>
          {value} m
        </text>
      </g>
    );
  });
}

export default function SeriesLowestPoint() {
  return (
    <LineChart
      height={280}
      xAxis={[{scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep']}]}
      yAxis={[{min: 0, max: 6}]}
      series={[
        {id: 'north', data: [5.2, 4.8, 3.9, 4.1, 4.6], label: 'North lake', showMark: false},
        {id: 'south', data: [3.4, 2.9, 2.5, 1.8, 2.2], label: 'South lake', showMark: false},
      ]}
      hideLegend
      aria-label="Water level of two lakes: lowest with 3.9 meters in July and 1.8 meters in August"
    >
      <LowestPoints />
    </LineChart>
  );
}
// #preview-end
