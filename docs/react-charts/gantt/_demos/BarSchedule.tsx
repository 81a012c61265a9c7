import {BarChart} from '@mui/x-charts/BarChart';

const day = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric', timeZone: 'UTC'});
const start = Date.UTC(2026, 2, 2);
const toDate = (days: number) => day.format(start + days * 86_400_000);

const tasks = [
  {task: 'Research', offset: 0, days: 8},
  {task: 'Design', offset: 6, days: 10},
  {task: 'Build', offset: 14, days: 16},
  {task: 'Test', offset: 24, days: 9},
];

export default function BarSchedule() {
  return (
    // #preview-start
    <BarChart
      height={260}
      layout="horizontal"
      dataset={tasks}
      yAxis={[{dataKey: 'task', width: 70}]}
      xAxis={[{min: 0, max: 35, valueFormatter: toDate}]}
      series={[
        {dataKey: 'offset', stack: 'task', color: 'transparent'},
        {
          dataKey: 'days',
          label: 'Task',
          stack: 'task',
          valueFormatter: (days, {dataIndex}) => {
            const offset = tasks[dataIndex]?.offset ?? 0;
            return `${toDate(offset)} to ${toDate(offset + (days ?? 0))}`;
          },
        },
      ]}
      slotProps={{tooltip: {trigger: 'item'}}}
      borderRadius={4}
      grid={{vertical: true}}
      hideLegend
      aria-label="Schedule from March 2: research 8 days, design 10, build 16, test 9"
    />
    // #preview-end
  );
}
