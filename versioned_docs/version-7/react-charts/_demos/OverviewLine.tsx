import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

const months = Array.from({length: 12}, (_, month) => new Date(2025, month, 1));
const riverLevel = [3.1, 3.4, 4.2, 4.0, 3.3, 2.6, 2.1, 1.9, 2.0, 2.5, 2.9, 3.2];
const monthName = new Intl.DateTimeFormat('en', {month: 'short'});

interface OverviewLineProps {
  area?: boolean;
  curve?: LineChartProps['series'][number]['curve'];
  showMark?: boolean;
}

export default function OverviewLine({
  area = true,
  curve = 'monotoneX',
  showMark = false,
}: OverviewLineProps) {
  return (
    // #preview-start
    <div role="img" aria-label="River level in metres, month by month in 2025">
      <LineChart
        height={300}
        xAxis={[
          {
            data: months,
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: (date: Date) => monthName.format(date),
          },
        ]}
        yAxis={[{label: 'Metres', min: 0}]}
        series={[{data: riverLevel, label: 'River level', area, curve, showMark}]}
      />
    </div>
    // #preview-end
  );
}
