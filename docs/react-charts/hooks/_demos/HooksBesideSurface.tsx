import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useBarSeries} from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

// #preview-start
function Total() {
  const series = useBarSeries('tickets');
  const sum = series?.data.reduce<number>((total, value) => total + (value ?? 0), 0) ?? 0;

  return <Typography sx={{height: 32}}>{sum} tickets in half a year</Typography>;
}

export default function HooksBesideSurface() {
  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider
        height={240}
        xAxis={[{scaleType: 'band', data: months}]}
        series={[{type: 'bar', id: 'tickets', data: [38, 41, 35, 52, 47, 44]}]}
      >
        <Total />
        <ChartsSurface aria-label="Support tickets per month, most in April with 52">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Box>
  );
}
// #preview-end
