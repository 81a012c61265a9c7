import {BarChart} from '@mui/x-charts/BarChart';

interface LegendPositionProps {
  vertical?: 'top' | 'middle' | 'bottom';
  horizontal?: 'left' | 'middle' | 'right';
  direction?: 'row' | 'column';
}

export default function LegendPosition({
  vertical = 'bottom',
  horizontal = 'left',
  direction = 'row',
}: LegendPositionProps) {
  return (
    // #preview-start
    <div role="img" aria-label="Courses in surfing, sailing and skiing by season">
      <BarChart
        height={260}
        xAxis={[{scaleType: 'band', data: ['Spring', 'Summer', 'Fall', 'Winter']}]}
        series={[
          {data: [34, 58, 41, 22], label: 'Surfing'},
          {data: [21, 29, 25, 9], label: 'Sailing'},
          {data: [5, 3, 8, 46], label: 'Skiing'},
        ]}
        margin={{
          top: vertical === 'top' ? 60 : 20,
          bottom: vertical === 'bottom' ? 90 : 30,
          left: direction === 'column' && horizontal === 'left' ? 150 : 50,
          right: direction === 'column' && horizontal === 'right' ? 120 : 20,
        }}
        slotProps={{legend: {direction, position: {vertical, horizontal}}}}
      />
    </div>
    // #preview-end
  );
}
