import {LineChart} from '@mui/x-charts/LineChart';

const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const transistors = [1, 2300, 29000, 1.2e6, 4.2e7, 2.3e9, 1.6e10];
const compact = new Intl.NumberFormat('en', {notation: 'compact'});

interface AxisScalesProps {
  scaleType?: 'linear' | 'sqrt' | 'symlog' | 'log';
}

export default function AxisScales({scaleType = 'log'}: AxisScalesProps) {
  return (
    // #preview-start
    <LineChart
      height={300}
      xAxis={[{data: years, valueFormatter: String}]}
      yAxis={[{scaleType, label: 'Transistors', width: 75, valueFormatter: formatTick}]}
      series={[{data: transistors, curve: 'linear'}]}
      aria-label="Transistors on one chip, from 1 in 1960 to 16 billion in 2020"
    />
    // #preview-end
  );
}

// Log scales have many ticks, and leave the label of most of them empty.
function formatTick(value: number, context: {location: string; defaultTickLabel?: string}) {
  return context.defaultTickLabel === '' ? '' : compact.format(value);
}
