import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const orders = [14, 9, 17, 22, 12, 19, 27, 24];
const balance = [3, 5, -2, -4, 1, 4, -1, 6];

export default function SparklineTypes() {
  return (
    <Stack direction="row" sx={{gap: 3, '& > *': {minWidth: 0}}}>
      {/* #preview-start */}
      <SparkLineChart
        data={orders}
        height={80}
        area
        curve="monotoneX"
        aria-label="Orders: 14 to 24, as an area"
      />
      <SparkLineChart data={balance} height={80} plotType="bar" aria-label="Balance: 3 to 6, as bars" />
      {/* #preview-end */}
    </Stack>
  );
}
