import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';

const rivers = ['Danube', 'Rhine', 'Elbe', 'Oder'];
const kilometers = [2850, 1230, 1094, 866];

export default function AxisDirection() {
  // #preview-start
  const isRtl = useTheme().direction === 'rtl';
  return (
    <BarChart
      height={260}
      layout="horizontal"
      xAxis={[{position: 'top', label: 'Kilometers', reverse: isRtl}]}
      yAxis={[{data: rivers, width: 60, position: isRtl ? 'right' : 'left', disableTicks: true}]}
      series={[{data: kilometers}]}
      aria-label="Length of four rivers, the Danube first with 2,850 kilometers"
    />
  );
  // #preview-end
}
