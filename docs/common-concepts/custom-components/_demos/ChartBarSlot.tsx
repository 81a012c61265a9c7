import {useTheme} from '@mui/material/styles';
import {BarChart, type BarProps} from '@mui/x-charts/BarChart';
import {useAnimateBar} from '@mui/x-charts/hooks';

const bakeries = ['North', 'Market', 'Station', 'Park'];
const loaves = [140, 95, 210, 60];

// #preview-start
const lowStock = 100;

// Placed outside the chart, so the reference stays the same.
function StockBar(props: BarProps) {
  const {className, color, dataIndex, onPointerDown, onPointerEnter, onPointerLeave, ownerState} = props;
  const animated = useAnimateBar(props);
  const theme = useTheme();
  const low = (loaves[dataIndex] ?? 0) < lowStock;

  return (
    <rect
      {...animated}
      className={className}
      onPointerDown={onPointerDown}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      rx={4}
      fill={low ? theme.palette.warning.main : color}
      opacity={ownerState.isFaded ? 0.4 : 1}
    />
  );
}
// #preview-end

export default function ChartBarSlot() {
  return (
    <BarChart
      height={280}
      title="Loaves left in each bakery; below 100 in a warning color"
      xAxis={[{data: bakeries}]}
      series={[{data: loaves, label: 'Loaves left'}]}
      hideLegend
      // #preview-start
      slots={{bar: StockBar}}
      // #preview-end
    />
  );
}
