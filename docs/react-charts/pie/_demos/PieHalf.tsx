import {PieChart} from '@mui/x-charts/PieChart';

const council = [
  {id: 'green', value: 14, label: 'Green list', color: '#2e7d32'},
  {id: 'center', value: 19, label: 'Center', color: '#f9a825'},
  {id: 'civic', value: 12, label: 'Civic union', color: '#1565c0'},
];

export default function PieHalf() {
  return (
    // #preview-start
    <PieChart
      height={150}
      series={[
        {
          data: council,
          startAngle: -90,
          endAngle: 90,
          innerRadius: '80%',
          outerRadius: '170%',
          cy: '100%',
          valueFormatter: ({value}) => `${value} seats`,
        },
      ]}
      slotProps={{legend: {direction: 'horizontal', position: {vertical: 'bottom', horizontal: 'center'}}}}
      aria-label="Seats in the council: Green list 14, Center 19, Civic union 12"
    />
    // #preview-end
  );
}
