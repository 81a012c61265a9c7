import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const days = Array.from({length: 14}, (_, index) => new Date(2025, 4, 5 + index));
const steps = [6200, 7100, 4800, 9300, 8100, 11200, 3900, 6700, 7400, 5200, 8800, 9100, 12400, 4300];
const day = new Intl.DateTimeFormat('en', {weekday: 'short', day: 'numeric', month: 'short'});

export default function SparklineTooltip() {
  return (
    // #preview-start
    <SparkLineChart
      data={steps}
      height={80}
      plotType="bar"
      showTooltip
      showHighlight
      valueFormatter={(value) => `${value?.toLocaleString('en')} steps`}
      xAxis={{data: days, valueFormatter: (date: Date) => day.format(date)}}
      aria-label="Steps on 14 days: 3,900 to 12,400"
    />
    // #preview-end
  );
}
