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
// In a bar chart, a null of the dataset arrives as 0: look into the row instead.
const science = (_value: number | null, {dataIndex}: {dataIndex: number}) => {
  const value = visitors[dataIndex]?.science ?? null;
  return value === null ? 'closed' : count.format(value);
};
const art = (value: number | null) => count.format(value ?? 0);

export default function BarsGrouped() {
  return (
    // #preview-start
    <div
      role="img"
      aria-label="Visitors of two museums by quarter; the science museum was closed in the fourth"
    >
      <BarChart
        height={300}
        dataset={visitors}
        xAxis={[{scaleType: 'band', dataKey: 'quarter'}]}
        series={[
          {dataKey: 'science', label: 'Science museum', valueFormatter: science},
          {dataKey: 'art', label: 'Art museum', valueFormatter: art},
        ]}
        grid={{horizontal: true}}
      />
    </div>
    // #preview-end
  );
}
