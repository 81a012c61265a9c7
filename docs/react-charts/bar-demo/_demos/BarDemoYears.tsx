import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';

const guests = [
  {month: 'May', before: 310, now: 342},
  {month: 'Jun', before: 455, now: 430},
  {month: 'Jul', before: 620, now: 688},
  {month: 'Aug', before: 640, now: 705},
  {month: 'Sep', before: 390, now: 465},
];

export default function BarDemoYears() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <BarChart
      height={280}
      dataset={guests}
      borderRadius={4}
      xAxis={[{scaleType: 'band', dataKey: 'month', categoryGapRatio: 0.4, barGapRatio: -0.6}]}
      yAxis={[{disableLine: true, disableTicks: true}]}
      series={[
        {dataKey: 'before', label: '2024', color: palette.grey[500]},
        {dataKey: 'now', label: '2025', color: palette.primary.main},
      ]}
      grid={{horizontal: true}}
      aria-label="Guests of a campsite per month, 2025 in front of 2024"
      desc="2025 is ahead in every month except June, with 430 guests after 455."
    />
    // #preview-end
  );
}
