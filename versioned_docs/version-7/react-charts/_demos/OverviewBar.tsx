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
    <div role="img" aria-label="Departures per day at five stations">
      <BarChart
        layout="horizontal"
        height={300}
        yAxis={[{scaleType: 'band', data: stations}]}
        xAxis={[{label: axisLabel}]}
        borderRadius={borderRadius}
        barLabel={showLabels ? 'value' : undefined}
        series={[{data: departures}]}
        margin={{top: 20, left: 80}}
      />
    </div>
    // #preview-end
  );
}
