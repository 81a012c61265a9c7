import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useTheme} from '@mui/material/styles';
import {PieChart} from '@mui/x-charts/PieChart';

const used = 37;
const quota = 50;

export default function PieDemoQuota() {
  const {palette} = useTheme();
  return (
    <Box sx={{height: 200, textAlign: 'center'}}>
      {/* #preview-start */}
      <PieChart
        height={160}
        series={[
          {
            innerRadius: '80%',
            valueFormatter: ({value}) => `${value} GB`,
            data: [
              {id: 'used', value: used, label: 'Used', color: palette.primary.main},
              {id: 'free', value: quota - used, label: 'Free', color: palette.action.disabled},
            ],
          },
        ]}
        hideLegend
        aria-label={`Storage: ${used} of ${quota} GB used`}
      />
      {/* #preview-end */}
      <Typography variant="body2" sx={{mt: 1}}>
        {used} of {quota} GB used
      </Typography>
    </Box>
  );
}
