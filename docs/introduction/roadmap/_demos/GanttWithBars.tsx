import {BarChart} from '@mui/x-charts/BarChart';

const tasks = [
  {name: 'Survey', start: 0, weeks: 2},
  {name: 'Design', start: 2, weeks: 4},
  {name: 'Build', start: 5, weeks: 6},
  {name: 'Review', start: 10, weeks: 2},
];

export default function GanttWithBars() {
  return (
    <BarChart
      height={260}
      title="Weeks of a building project"
      layout="horizontal"
      hideLegend
      yAxis={[{data: tasks.map((task) => task.name), width: 64}]}
      xAxis={[{label: 'Week', min: 0, max: 12}]}
      // #preview-start
      series={[
        // The invisible part pushes each bar to its first week.
        {
          data: tasks.map((task) => task.start),
          stack: 'plan',
          color: 'transparent',
          label: 'Starts after',
          valueFormatter: (value) => `week ${value ?? 0}`,
        },
        {
          data: tasks.map((task) => task.weeks),
          stack: 'plan',
          label: 'Takes',
          valueFormatter: (value) => `${value ?? 0} weeks`,
        },
      ]}
      // #preview-end
    />
  );
}
