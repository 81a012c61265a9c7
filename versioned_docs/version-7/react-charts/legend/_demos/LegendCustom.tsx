import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';

// #preview-start
const series = [
  {id: 'lunch', data: [64, 71, 80, 77, 90], label: 'Lunch', color: '#00897b'},
  {id: 'dinner', data: [22, 25, 31, 38, 52], label: 'Dinner', color: '#5c6bc0'},
];

function ChipLegend() {
  return (
    <Stack component="ul" direction="row" spacing={1} sx={{listStyle: 'none', p: 0, m: 0, mb: 1}}>
      {series.map(({id, label, color}) => (
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
      <ChipLegend />
      <div role="img" aria-label="Guests at lunch and dinner, Monday to Friday">
        <BarChart
          height={260}
          xAxis={[{scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
          series={series}
          margin={{top: 10}}
          slotProps={{legend: {hidden: true}}}
        />
      </div>
      {/* #preview-end */}
    </Box>
  );
}
