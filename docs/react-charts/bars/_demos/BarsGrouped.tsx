import {BarChart} from '@mui/x-charts/BarChart';

// #preview-start
const visitors = [
  {quarter: 'Q1', science: 38400, art: 51200},
  {quarter: 'Q2', science: 44900, art: 62800},
  {quarter: 'Q3', science: 61300, art: 58100},
  {quarter: 'Q4', science: null, art: 49700},
];
// #preview-end

const count = new Intl.NumberFormat('en');
const format = (value: number | null) => (value === null ? 'closed' : count.format(value));

export default function BarsGrouped() {
  return (
    // #preview-start
    <BarChart
      height={300}
      dataset={visitors}
      xAxis={[{dataKey: 'quarter'}]}
      yAxis={[{width: 60}]}
      series={[
        {dataKey: 'science', label: 'Science museum', valueFormatter: format},
        {dataKey: 'art', label: 'Art museum', valueFormatter: format},
      ]}
      grid={{horizontal: true}}
      aria-label="Visitors of two museums by quarter; the science museum was closed in the fourth"
    />
    // #preview-end
  );
}
