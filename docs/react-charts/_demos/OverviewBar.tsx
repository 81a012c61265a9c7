import {BarChart} from '@mui/x-charts/BarChart';

const stations = ['Harbour', 'Old Town', 'University', 'Airport', 'Stadium'];
const departures = [412, 365, 298, 174, 96];

interface OverviewBarProps {
  axisLabel?: string;
  borderRadius?: number;
  showLabels?: boolean;
}

export default function OverviewBar({
  axisLabel = 'Departures per day',
  borderRadius = 0,
  showLabels = true,
}: OverviewBarProps) {
  return (
    // #preview-start
    <BarChart
      layout="horizontal"
      height={300}
      yAxis={[{data: stations, width: 80}]}
      xAxis={[{label: axisLabel}]}
      borderRadius={borderRadius}
      series={[{data: departures, barLabel: showLabels ? 'value' : undefined, barLabelPlacement: 'outside'}]}
      aria-label="Departures per day at five stations"
    />
    // #preview-end
  );
}
