import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useSeries} from '@mui/x-charts/hooks';
import {LinePlot} from '@mui/x-charts/LineChart';

// #preview-start
function Contents() {
  const {bar, line} = useSeries();
  const names = (group: typeof bar | typeof line) =>
    group?.seriesOrder.map((id) => String(group.series[id]?.label)).join(', ');

  return (
    <Typography component="div" variant="body2" sx={{height: 48, overflow: 'hidden'}}>
      <div>Bars: {names(bar)}</div>
      <div>Lines: {names(line)}</div>
    </Typography>
  );
}

export default function SeriesByType() {
  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider
        height={240}
        xAxis={[{scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
        series={[
          {type: 'bar', data: [34, 41, 38, 52, 47], label: 'Visits'},
          {type: 'bar', data: [12, 14, 11, 20, 17], label: 'Orders'},
          {type: 'line', data: [40, 40, 40, 40, 40], label: 'Target'},
        ]}
      >
        <Contents />
        <ChartsSurface aria-label="Visits and orders from Monday to Friday, with a target of 40 visits">
          <BarPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Box>
  );
}
// #preview-end
