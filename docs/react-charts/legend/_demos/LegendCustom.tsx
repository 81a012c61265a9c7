import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useLegend} from '@mui/x-charts/hooks';

// #preview-start
function ChipLegend() {
  const {items} = useLegend();
  return (
    <Stack component="ul" direction="row" spacing={1} sx={{listStyle: 'none', p: 0, m: 0, mb: 1}}>
      {items.map(({id, label, color}) => (
        <li key={id}>
          <Chip variant="outlined" label={label} sx={{borderColor: color, borderWidth: 2}} />
        </li>
      ))}
    </Stack>
  );
}
// #preview-end

export default function LegendCustom() {
  return (
    <Box sx={{width: '100%'}}>
      {/* #preview-start */}
      <ChartsDataProvider
        height={260}
        xAxis={[{scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
        series={[
          {type: 'bar', data: [64, 71, 80, 77, 90], label: 'Lunch'},
          {type: 'bar', data: [22, 25, 31, 38, 52], label: 'Dinner'},
        ]}
      >
        <ChipLegend />
        <ChartsSurface aria-label="Guests at lunch and dinner, Monday to Friday">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsDataProvider>
      {/* #preview-end */}
    </Box>
  );
}
