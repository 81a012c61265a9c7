import {BarChart} from '@mui/x-charts/BarChart';

const votes = [
  {office: 'Lisbon', yes: 34, no: 11, open: 15},
  {office: 'Oslo', yes: 18, no: 15, open: 3},
  {office: 'Tallinn', yes: 9, no: 2, open: 5},
];
const totals = votes.map(({yes, no, open}) => yes + no + open);
const percent = (value: number) => `${Math.round(value * 100)}%`;

/** "34 (57%)" */
const withShare = (value: number | null, {dataIndex}: {dataIndex: number}) =>
  value === null ? null : `${value} (${percent(value / (totals[dataIndex] ?? 1))})`;

export default function StackingShares() {
  return (
    // #preview-start
    <BarChart
      height={260}
      layout="horizontal"
      dataset={votes}
      xAxis={[{valueFormatter: percent}]}
      yAxis={[{dataKey: 'office', width: 60}]}
      series={[
        {dataKey: 'yes', label: 'Yes', stack: 'votes', stackOffset: 'expand', valueFormatter: withShare},
        {dataKey: 'no', label: 'No', stack: 'votes', valueFormatter: withShare},
        {dataKey: 'open', label: 'Undecided', stack: 'votes', valueFormatter: withShare},
      ]}
      aria-label="Shares of votes for the move: yes 57% in Lisbon, 50% in Oslo, 56% in Tallinn"
    />
    // #preview-end
  );
}
