import {useTheme} from '@mui/material/styles';
import {getValueToPositionMapper, useDataset, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

type Measurement = {dose: string; mean: number; low: number; high: number};

const measurements: Measurement[] = [
  {dose: '5 mg', mean: 14, low: 11, high: 18},
  {dose: '10 mg', mean: 23, low: 19, high: 26},
  {dose: '20 mg', mean: 31, low: 27, high: 37},
  {dose: '40 mg', mean: 35, low: 33, high: 38},
];

// #preview-start
function ErrorBars() {
  const dataset = useDataset<Measurement[]>() ?? [];
  const x = getValueToPositionMapper(useXScale<'point'>());
  const y = useYScale<'linear'>();
  const {palette} = useTheme();

  return dataset.map(({dose, low, high}) => (
    <path
      key={dose}
      d={`M ${x(dose) - 6} ${y(high)} h 12 m -6 0 V ${y(low)} m -6 0 h 12`}
      stroke={palette.text.primary}
      fill="none"
      pointerEvents="none"
    />
  ));
}

export default function DatasetErrorBars() {
  return (
    <LineChart
      height={280}
      margin={{right: 32}}
      dataset={measurements}
      xAxis={[{scaleType: 'point', dataKey: 'dose'}]}
      yAxis={[{min: 0, max: 40}]}
      series={[{dataKey: 'mean'}]}
      aria-label="Effect by dose, from 14 for 5 milligrams to 35 for 40 milligrams, with error bars"
    >
      <ErrorBars />
    </LineChart>
  );
}
// #preview-end
