import {PieChart, pieClasses} from '@mui/x-charts/PieChart';

const voters = [
  {id: 'yes', value: 5210, label: 'Yes', color: '#1565c0'},
  {id: 'no', value: 3940, label: 'No', color: '#ad1457'},
  {id: 'blank', value: 310, label: 'Blank', color: '#546e7a'},
];
const total = voters.reduce((sum, {value}) => sum + value, 0);

export default function PieArcLabels() {
  return (
    // #preview-start
    <PieChart
      height={240}
      series={[
        {
          data: voters,
          arcLabel: ({value}) => `${Math.round((value / total) * 100)}%`,
          arcLabelMinAngle: 20,
          arcLabelRadius: '65%',
        },
      ]}
      sx={{[`& .${pieClasses.arcLabel}`]: {fill: '#fff', fontWeight: 600}}}
      aria-label="Result of the vote: yes 55 percent, no 42 percent, blank 3 percent"
    />
    // #preview-end
  );
}
