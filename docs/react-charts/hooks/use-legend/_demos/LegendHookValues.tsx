import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useLegend, useLineSeries} from '@mui/x-charts/hooks';
import {LinePlot} from '@mui/x-charts/LineChart';

// #preview-start
function LegendWithValues() {
  const {items} = useLegend();
  const series = useLineSeries();

  return (
    <Box component="ul" sx={{display: 'flex', gap: 3, height: 48, m: 0, p: 0, listStyle: 'none'}}>
      {items.map(({seriesId, label, color}) => (
        <Box
          component="li"
          key={seriesId}
          sx={{borderInlineStart: `4px solid ${color}`, paddingInlineStart: 1}}
        >
          <Typography variant="body2">{label}</Typography>
          <Typography variant="subtitle2">
            {series.find(({id}) => id === seriesId)?.data.at(-1)} °C
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

export default function LegendHookValues() {
  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider
        height={240}
        xAxis={[{scaleType: 'point', data: ['8:00', '10:00', '12:00', '14:00']}]}
        series={[
          {type: 'line', data: [17, 19, 22, 23], label: 'Office'},
          {type: 'line', data: [20, 21, 21, 22], label: 'Server room'},
        ]}
      >
        <LegendWithValues />
        <ChartsSurface aria-label="Temperature at 14:00: office 23 °C, server room 22 °C">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Box>
  );
}
// #preview-end
