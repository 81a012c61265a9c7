import {useTheme} from '@mui/material/styles';
import {LineChart} from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const balance = [4, 7, 2, -3, -6, -1, 5];

export default function LinesThreshold() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[{data: days, scaleType: 'point'}]}
      yAxis={[
        {
          label: 'Kilowatt hours',
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [palette.error.main, palette.success.main],
          },
        },
      ]}
      series={[{data: balance, area: true, curve: 'linear'}]}
      aria-label="Solar power sold and bought per day: bought from Thursday to Saturday"
    />
    // #preview-end
  );
}
