import {PieChart} from '@mui/x-charts/PieChart';

const council = [
  {id: 'green', value: 14, label: 'Green list', color: '#2e7d32'},
  {id: 'center', value: 19, label: 'Center', color: '#f9a825'},
  {id: 'civic', value: 12, label: 'Civic union', color: '#1565c0'},
];

export default function PieHalf() {
  return (
    // #preview-start
    <div role="img" aria-label="Seats in the council: Green list 14, Center 19, Civic union 12">
      <PieChart
        height={190}
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
        margin={{bottom: 50, left: 5, right: 5}}
        slotProps={{legend: {direction: 'row', position: {vertical: 'bottom', horizontal: 'middle'}}}}
      />
    </div>
    // #preview-end
  );
}
