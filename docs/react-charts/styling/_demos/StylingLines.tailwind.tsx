import {LineChart} from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function StylingLines() {
  return (
    // #preview-start
    <LineChart
      className="[&_.MuiLineChart-line[data-series=plan]]:[stroke-dasharray:6_4] [&_.MuiLineChart-line[data-series=team]]:stroke-4"
      height={280}
      xAxis={[{data: weeks, label: 'Week', tickMinStep: 1}]}
      yAxis={[{label: 'Points left'}]}
      series={[
        {id: 'plan', data: [80, 70, 60, 50, 40, 30, 20, 10], label: 'Plan', showMark: false},
        {id: 'team', data: [80, 74, 69, 55, 47, 39, 22, 14], label: 'Team'},
      ]}
      aria-label="Points left per week: the team is a little behind its plan"
    />
    // #preview-end
  );
}
