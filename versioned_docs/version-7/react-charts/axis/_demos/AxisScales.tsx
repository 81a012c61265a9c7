import {LineChart} from '@mui/x-charts/LineChart';

const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const transistors = [1, 2300, 29000, 1.2e6, 4.2e7, 2.3e9, 1.6e10];
const compact = new Intl.NumberFormat('en', {notation: 'compact'});

interface AxisScalesProps {
  scaleType?: 'linear' | 'sqrt' | 'log';
}

export default function AxisScales({scaleType = 'log'}: AxisScalesProps) {
  return (
    // #preview-start
    <div role="img" aria-label="Transistors on one chip, from 1 in 1960 to 16 billion in 2020">
      <LineChart
        height={300}
        xAxis={[{data: years, valueFormatter: String}]}
        yAxis={[
          {
            scaleType,
            valueFormatter: (value: number) => compact.format(value),
            // Without this, a log scale writes a label at each of its many ticks.
            tickInterval: scaleType === 'log' ? [1, 1e3, 1e6, 1e9] : 'auto',
          },
        ]}
        series={[{data: transistors, label: 'Transistors', curve: 'linear'}]}
      />
    </div>
    // #preview-end
  );
}
