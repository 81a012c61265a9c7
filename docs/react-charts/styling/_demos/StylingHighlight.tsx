import {PieChart, pieClasses} from '@mui/x-charts/PieChart';

const classes = [
  {id: 'yoga', value: 34, label: 'Yoga'},
  {id: 'boxing', value: 21, label: 'Boxing'},
  {id: 'dance', value: 28, label: 'Dance'},
];

export default function StylingHighlight() {
  return (
    // #preview-start
    <PieChart
      height={240}
      series={[{data: classes, innerRadius: 50, highlightScope: {highlight: 'item', fade: 'global'}}]}
      sx={{
        [`& .${pieClasses.arc}`]: {strokeWidth: 2},
        [`& .${pieClasses.arc}[data-highlighted]`]: {filter: 'none', strokeWidth: 0},
        [`& .${pieClasses.arc}[data-faded]`]: {filter: 'grayscale(1)'},
      }}
      aria-label="Members per class: yoga 34, boxing 21, dance 28"
    />
    // #preview-end
  );
}
