import {areaElementClasses} from '@mui/x-charts/LineChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const load = [22, 31, 28, 46, 71, 83, 64, 52, 38, 91, 77, 40];

export default function SparklineColor() {
  return (
    // #preview-start
    <SparkLineChart
      data={load}
      height={80}
      area
      color={(mode) => (mode === 'dark' ? '#80cbc4' : '#00695c')}
      yAxis={{
        min: 0,
        max: 100,
        colorMap: {type: 'piecewise', thresholds: [80], colors: ['#2e7d32', '#c62828']},
      }}
      sx={{[`& .${areaElementClasses.root}`]: {opacity: 0.25}}}
      aria-label="Load in percent, twice above 80"
    />
    // #preview-end
  );
}
