import Box from '@mui/material/Box';
import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';

const parts = [
  {label: 'Photos', gigabytes: 61},
  {label: 'Apps', gigabytes: 34},
  {label: 'Mail', gigabytes: 9},
  {label: 'Free', gigabytes: 24},
];

export default function BarDemoStorage() {
  const {palette} = useTheme();
  const colors = [palette.primary.main, palette.success.main, palette.warning.main, palette.grey[500]];
  return (
    // #preview-start
    <Box sx={{width: '100%', height: 140}}>
      <BarChart
        layout="horizontal"
        borderRadius={8}
        colors={colors}
        margin={{top: 8, bottom: 8, left: 8, right: 8}}
        xAxis={[{position: 'none', max: 128, domainLimit: 'strict'}]}
        yAxis={[{data: ['Storage'], position: 'none'}]}
        series={parts.map(({label, gigabytes}) => ({
          label: `${label}: ${gigabytes} GB`,
          data: [gigabytes],
          stack: 'storage',
        }))}
        axisHighlight={{y: 'none'}}
        slotProps={{
          tooltip: {trigger: 'item'},
          legend: {position: {vertical: 'bottom'}},
        }}
        aria-label="Storage of 128 gigabytes: photos 61, apps 34, mail 9, free 24"
      />
    </Box>
    // #preview-end
  );
}
