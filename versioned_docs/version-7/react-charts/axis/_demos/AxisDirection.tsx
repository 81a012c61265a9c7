import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';

const rivers = ['Danube', 'Rhine', 'Elbe', 'Oder'];
const kilometers = [2850, 1230, 1094, 866];

export default function AxisDirection() {
  // #preview-start
  const isRtl = useTheme().direction === 'rtl';
  return (
    <div role="img" aria-label="Length of four rivers, the Danube first with 2,850 kilometers">
      <BarChart
        height={260}
        layout="horizontal"
        xAxis={[{id: 'length', label: 'Kilometers', reverse: isRtl}]}
        yAxis={[{id: 'rivers', scaleType: 'band', data: rivers, disableTicks: true}]}
        topAxis="length"
        bottomAxis={null}
        leftAxis={isRtl ? null : 'rivers'}
        rightAxis={isRtl ? 'rivers' : null}
        margin={{top: 60, bottom: 10, left: 70, right: 70}}
        series={[{data: kilometers}]}
      />
    </div>
  );
  // #preview-end
}
