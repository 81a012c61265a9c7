import {BarChart} from '@mui/x-charts/BarChart';

interface LegendPositionProps {
  vertical?: 'top' | 'middle' | 'bottom';
  horizontal?: 'start' | 'center' | 'end';
  direction?: 'horizontal' | 'vertical';
}

export default function LegendPosition({
  vertical = 'bottom',
  horizontal = 'start',
  direction = 'horizontal',
}: LegendPositionProps) {
  return (
    // #preview-start
    <BarChart
      height={260}
      xAxis={[{data: ['Spring', 'Summer', 'Fall', 'Winter']}]}
      series={[
        {data: [34, 58, 41, 22], label: 'Surfing'},
        {data: [21, 29, 25, 9], label: 'Sailing'},
        {data: [5, 3, 8, 46], label: 'Skiing'},
      ]}
      slotProps={{legend: {direction, position: {vertical, horizontal}}}}
      aria-label="Courses in surfing, sailing and skiing by season"
    />
    // #preview-end
  );
}
