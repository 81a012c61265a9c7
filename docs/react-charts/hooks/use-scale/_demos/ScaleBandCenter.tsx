import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {getValueToPositionMapper, useXScale, useYScale} from '@mui/x-charts/hooks';

const shops = [
  {city: 'Bergen', sales: 84, lastYear: 70},
  {city: 'Turku', sales: 61, lastYear: 73},
  {city: 'Aarhus', sales: 92, lastYear: 88},
];

// #preview-start
function LastYear() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const center = getValueToPositionMapper(x);
  const {palette} = useTheme();

  return shops.map(({city, lastYear}) => (
    <path
      key={city}
      d={`M ${center(city) - x.bandwidth() / 4} ${y(lastYear)} h ${x.bandwidth() / 2}`}
      stroke={palette.text.primary}
      strokeWidth={3}
      pointerEvents="none"
    />
  ));
}

export default function ScaleBandCenter() {
  return (
    <BarChart
      height={260}
      dataset={shops}
      xAxis={[{dataKey: 'city'}]}
      series={[{dataKey: 'sales'}]}
      aria-label="Sales now and last year: Bergen 84 and 70, Turku 61 and 73, Aarhus 92 and 88"
    >
      <LastYear />
    </BarChart>
  );
}
// #preview-end
