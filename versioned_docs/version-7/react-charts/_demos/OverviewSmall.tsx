import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {Gauge} from '@mui/x-charts/Gauge';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const queueLength = [12, 9, 14, 22, 19, 31, 27, 24, 18, 16];

export default function OverviewSmall() {
  return (
    <Stack direction="row" spacing={3} sx={{width: '100%'}}>
      <Stack spacing={1} sx={{flex: 1, minWidth: 0}}>
        <Typography component="div" variant="subtitle2">
          Jobs waiting
        </Typography>
        {/* #preview-start */}
        <div role="img" aria-label="Jobs waiting: 12 ten minutes ago, at most 31, 16 now">
          <SparkLineChart data={queueLength} height={100} area showHighlight showTooltip />
        </div>
        {/* #preview-end */}
      </Stack>
      <Stack spacing={1}>
        <Typography component="div" variant="subtitle2" id="disk-used">
          Disk used
        </Typography>
        {/* #preview-start */}
        <Gauge
          value={68}
          width={130}
          height={100}
          startAngle={-100}
          endAngle={100}
          text={({value}) => `${value}%`}
          aria-labelledby="disk-used"
        />
        {/* #preview-end */}
      </Stack>
    </Stack>
  );
}
