import Box from '@mui/material/Box';
import {useTheme} from '@mui/material/styles';
import {LineChart, lineClasses, type LineSeries} from '@mui/x-charts/LineChart';

const lake = [
  {month: 'Jan', low: 2, high: 5, now: 4.6},
  {month: 'Mar', low: 3, high: 7, now: 6.8},
  {month: 'May', low: 10, high: 16, now: 15.1},
  {month: 'Jul', low: 17, high: 23, now: 24.2},
  {month: 'Sep', low: 15, high: 20, now: 20.9},
  {month: 'Nov', low: 7, high: 11, now: 9.4},
].map((row) => ({...row, range: row.high - row.low}));

// #preview-start
export default function AreaDemoBand() {
  const {palette} = useTheme();
  const series: LineSeries[] = [
    // The band: an invisible line, and an area that is as high as the range.
    {id: 'low', dataKey: 'low', stack: 'usual', valueFormatter: () => null},
    {
      id: 'range',
      dataKey: 'range',
      stack: 'usual',
      area: true,
      label: 'Usual range',
      labelMarkType: 'square',
      color: palette.grey[500],
      valueFormatter: (_range, {dataIndex}) => `${lake[dataIndex]?.low} to ${lake[dataIndex]?.high} °C`,
    },
    {dataKey: 'now', label: '2025', color: palette.primary.main, valueFormatter: (now) => `${now} °C`},
  ];
  return (
    <Box sx={{width: '100%', height: 310}}>
      <LineChart
        dataset={lake}
        xAxis={[{dataKey: 'month', scaleType: 'point'}]}
        yAxis={[{label: '°C'}]}
        series={series.map((one) => ({...one, showMark: false, disableHighlight: 'stack' in one}))}
        sx={{
          [`& .${lineClasses.area}`]: {fillOpacity: 0.4},
          [`& .${lineClasses.line}:is([data-series=low], [data-series=range])`]: {stroke: 'none'},
        }}
        aria-label="Water temperature of a lake in 2025 and its usual range"
        desc="Warmer than usual in July, with 24.2 degrees, and in September, with 20.9 degrees."
      />
    </Box>
  );
}
// #preview-end
