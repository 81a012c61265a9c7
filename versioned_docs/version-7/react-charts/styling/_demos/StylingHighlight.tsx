import {PieChart, pieArcClasses} from '@mui/x-charts/PieChart';

const classes = [
  {id: 'yoga', value: 34, label: 'Yoga'},
  {id: 'boxing', value: 21, label: 'Boxing'},
  {id: 'dance', value: 28, label: 'Dance'},
];

export default function StylingHighlight() {
  return (
    // #preview-start
    <div role="img" aria-label="Members per class: yoga 34, boxing 21, dance 28">
      <PieChart
        height={240}
        series={[{data: classes, innerRadius: 50, highlightScope: {highlight: 'item', fade: 'global'}}]}
        sx={{
          [`& .${pieArcClasses.root}`]: {strokeWidth: 2},
          [`& .${pieArcClasses.highlighted}`]: {filter: 'none', strokeWidth: 0},
          [`& .${pieArcClasses.faded}`]: {filter: 'grayscale(1)'},
        }}
      />
    </div>
    // #preview-end
  );
}
