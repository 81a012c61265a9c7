import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const tide = [1.2, 3.4, 4.6, 3.1, 0.9, 2.8, 4.9, 3.6, 1.1];

interface LinesCurveProps {
  curve?: NonNullable<LineSeries['curve']>;
  showMark?: boolean;
  area?: boolean;
}

export default function LinesCurve({curve = 'monotoneX', showMark = true, area = false}: LinesCurveProps) {
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[{data: hours, label: 'Hour', tickInterval: hours}]}
      yAxis={[{label: 'Meters', min: 0}]}
      series={[{data: tide, curve, showMark, area}]}
      aria-label="Tide level over one day with two high tides"
    />
    // #preview-end
  );
}
