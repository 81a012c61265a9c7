import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

const parts = [
  {id: 'rent', value: 940, short: 'Rent', long: 'Rent and heating'},
  {id: 'food', value: 520, short: 'Food', long: 'Food and drinks'},
  {id: 'bus', value: 210, short: 'Bus', long: 'Bus and train tickets'},
];

export default function LabelPie() {
  return (
    // #preview-start
    <PieChart
      height={240}
      series={[
        {
          data: parts.map(({id, value, short, long}) => ({
            id,
            value,
            label: (location: 'arc' | 'legend' | 'tooltip') => (location === 'arc' ? short : long),
          })),
          arcLabel: 'label',
          arcLabelMinAngle: 25,
          valueFormatter: ({value}) => `€${value}`,
        },
      ]}
      colors={['#1565c0', '#2e7d32', '#6a1b9a']}
      sx={{[`& .${pieArcLabelClasses.root}`]: {fill: 'white'}}}
      aria-label="Monthly costs: rent 940, food 520, bus 210 euros"
    />
    // #preview-end
  );
}
