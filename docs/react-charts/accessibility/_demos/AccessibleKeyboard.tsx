import {BarChart} from '@mui/x-charts/BarChart';

export default function AccessibleKeyboard() {
  return (
    // #preview-start
    <BarChart
      height={280}
      enableKeyboardNavigation
      role="img"
      aria-label="Library loans per day: most on Friday, 118 books and 41 films"
      xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
      series={[
        {data: [64, 72, 81, 77, 118], label: 'Books'},
        {data: [19, 22, 24, 30, 41], label: 'Films'},
      ]}
      slotProps={{tooltip: {trigger: 'item'}}}
    />
    // #preview-end
  );
}
