import {BarChart, type BarSeries} from '@mui/x-charts/BarChart';

type MonthlyRevenue = {
  month: string;
  memberships: number;
  dayPasses: number | null;
};

const revenue: MonthlyRevenue[] = [
  {month: '2025-01', memberships: 41200, dayPasses: 6400},
  {month: '2025-02', memberships: 42900, dayPasses: 7100},
  {month: '2025-03', memberships: 47300, dayPasses: 12800},
  {month: '2025-04', memberships: 51800, dayPasses: 19500},
  {month: '2025-05', memberships: 56100, dayPasses: null},
];

const euro = new Intl.NumberFormat('en', {style: 'currency', currency: 'EUR', maximumFractionDigits: 0});
const shortEuro = new Intl.NumberFormat('en', {style: 'currency', currency: 'EUR', notation: 'compact'});
const monthName = new Intl.DateTimeFormat('en', {month: 'short', timeZone: 'UTC'});

// #preview-start
const formatValue = (value: number | null) => (value === null ? 'no data yet' : euro.format(value));
const formatMonth = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

const series: BarSeries[] = [
  {dataKey: 'memberships', label: 'Memberships', stack: 'revenue', valueFormatter: formatValue},
  {dataKey: 'dayPasses', label: 'Day passes', stack: 'revenue', valueFormatter: formatValue},
];

export default function QuickstartDataset() {
  return (
    <BarChart
      height={320}
      dataset={revenue}
      xAxis={[{dataKey: 'month', valueFormatter: formatMonth}]}
      yAxis={[{valueFormatter: (value: number) => shortEuro.format(value)}]}
      series={series}
      aria-label="Revenue per month from memberships and day passes, January to May 2025"
    />
  );
}
// #preview-end
