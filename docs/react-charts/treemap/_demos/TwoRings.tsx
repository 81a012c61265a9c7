import {PieChart} from '@mui/x-charts/PieChart';

const groups = [
  {id: 'housing', value: 1400, label: 'Housing', color: '#1565c0'},
  {id: 'food', value: 700, label: 'Food', color: '#2e7d32'},
  {id: 'travel', value: 500, label: 'Travel', color: '#ef6c00'},
];
const parts = [
  {id: 'rent', value: 1150, label: 'Rent', color: '#64b5f6'},
  {id: 'power', value: 250, label: 'Power', color: '#90caf9'},
  {id: 'groceries', value: 520, label: 'Groceries', color: '#81c784'},
  {id: 'restaurants', value: 180, label: 'Restaurants', color: '#a5d6a7'},
  {id: 'train', value: 320, label: 'Train', color: '#ffb74d'},
  {id: 'car', value: 180, label: 'Car sharing', color: '#ffcc80'},
];

export default function TwoRings() {
  return (
    // #preview-start
    <PieChart
      height={300}
      series={[
        {id: 'groups', data: groups, outerRadius: 80, valueFormatter: (slice) => `${slice.value} €`},
        {
          id: 'parts',
          data: parts,
          innerRadius: 84,
          outerRadius: 130,
          valueFormatter: (slice) => `${slice.value} €`,
        },
      ]}
      hideLegend
      aria-label="Monthly costs: housing 1,400 €, food 700 €, travel 500 €, with their parts"
    />
    // #preview-end
  );
}
