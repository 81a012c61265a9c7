import {BarChart, type BarProps} from '@mui/x-charts/BarChart';
import {useAnimateBar} from '@mui/x-charts/hooks';

const cities = ['Porto', 'Lyon', 'Graz', 'Gdańsk'];
const rain = [1237, 832, 869, 526];

// #preview-start
/** A thin bar with a dot at its end. Defined outside of the chart, or it would be mounted anew on every render. */
function Lollipop({ownerState, ...props}: BarProps) {
  const {id: _id, dataIndex: _dataIndex, xOrigin, yOrigin, layout, skipAnimation, color, ...other} = props;
  const {x, y, width, height} = props;
  const thin = {x: x + width / 2 - 2, width: 4, y, height, xOrigin, yOrigin, layout, skipAnimation};
  const animated = useAnimateBar(thin);

  return (
    <g opacity={ownerState.isFaded ? 0.3 : 1}>
      <rect {...other} {...animated} fill={color} />
      <circle cx={x + width / 2} cy={y} r={9} fill={color} pointerEvents="none" />
    </g>
  );
}

export default function LollipopBars() {
  return (
    <BarChart
      height={280}
      xAxis={[{data: cities}]}
      yAxis={[{label: 'Rain (mm per year)', width: 75}]}
      series={[{data: rain, highlightScope: {highlight: 'item', fade: 'global'}}]}
      slots={{bar: Lollipop}}
      aria-label="Rain per year: Porto 1237, Lyon 832, Graz 869, Gdańsk 526 millimeters"
    />
  );
}
// #preview-end
