import {PieChart} from '@mui/x-charts/PieChart';

// #preview-start
const areas = [
  {id: 'home', value: 1450, label: 'Home', color: '#00695c'},
  {id: 'mobility', value: 420, label: 'Mobility', color: '#ef6c00'},
];
const items = [
  {id: 'rent', value: 1180, label: 'Rent', color: '#00897b'},
  {id: 'energy', value: 270, label: 'Energy', color: '#4db6ac'},
  {id: 'train', value: 290, label: 'Train', color: '#fb8c00'},
  {id: 'bicycle', value: 130, label: 'Bicycle', color: '#ffb74d'},
];
// #preview-end

const euros = ({value}: {value: number}) => `€${value}`;

export default function PieNested() {
  return (
    // #preview-start
    <div
      role="img"
      aria-label="Spending per month: rent, energy, train and bicycle, in the areas home and mobility"
    >
      <PieChart
        height={260}
        series={[
          {id: 'areas', data: areas, outerRadius: '60%', valueFormatter: euros},
          {id: 'items', data: items, innerRadius: '64%', valueFormatter: euros},
        ]}
      />
    </div>
    // #preview-end
  );
}
