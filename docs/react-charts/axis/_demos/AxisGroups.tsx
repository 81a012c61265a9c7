import {BarChart} from '@mui/x-charts/BarChart';

// #preview-start
const nights = [
  {month: new Date(2024, 9, 1), guests: 310},
  {month: new Date(2024, 10, 1), guests: 190},
  {month: new Date(2024, 11, 1), guests: 420},
  {month: new Date(2025, 0, 1), guests: 380},
  {month: new Date(2025, 1, 1), guests: 350},
  {month: new Date(2025, 2, 1), guests: 240},
];
const monthName = new Intl.DateTimeFormat('en', {month: 'short'});
const monthAndYear = new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric'});
// #preview-end

export default function AxisGroups() {
  return (
    // #preview-start
    <BarChart
      height={300}
      dataset={nights}
      xAxis={[
        {
          dataKey: 'month',
          scaleType: 'band',
          height: 50,
          valueFormatter: (month: Date) => monthAndYear.format(month),
          groups: [
            {getValue: (month: Date) => monthName.format(month)},
            {getValue: (month: Date) => month.getFullYear(), tickLabelStyle: {fontWeight: 600}},
          ],
        },
      ]}
      series={[{dataKey: 'guests', label: 'Nights'}]}
      hideLegend
      aria-label="Nights in a guest house per month, October 2024 to March 2025"
    />
    // #preview-end
  );
}
