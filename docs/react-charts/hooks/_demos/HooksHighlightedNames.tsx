import {useTheme} from '@mui/material/styles';
import {useItemHighlighted, useLineSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const hours = [8, 10, 12, 14, 16, 18];

// #preview-start
function Name({seriesId}: {seriesId: string}) {
  const series = useLineSeries(seriesId);
  const {isFaded, isHighlighted} = useItemHighlighted({seriesId});
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const {palette} = useTheme();

  return (
    <text
      x={x(18) + 10}
      y={y(series?.data.at(-1) ?? 0)}
      dominantBaseline="central"
      fill={palette.text.primary}
      opacity={isFaded ? 0.6 : 1}
      fontWeight={isHighlighted ? 700 : 400}
    >
      {seriesId}
    </text>
  );
}

export default function HooksHighlightedNames() {
  const highlightScope = {highlight: 'series', fade: 'global'} as const;

  return (
    <LineChart
      height={280}
      margin={{right: 70}}
      xAxis={[{data: hours, valueFormatter: (hour: number) => `${hour}:00`}]}
      series={[
        {id: 'Inside', data: [20, 21, 22, 23, 23, 22], highlightScope},
        {id: 'Outside', data: [9, 12, 16, 18, 17, 13], highlightScope},
      ]}
      aria-label="Temperature inside and outside between 8:00 and 18:00"
    >
      <Name seriesId="Inside" />
      <Name seriesId="Outside" />
    </LineChart>
  );
}
// #preview-end
