import Box from '@mui/material/Box';
import {PieChart, pieClasses} from '@mui/x-charts/PieChart';

const seats = [
  {id: 'left', value: 14, label: 'Left', color: '#c62828'},
  {id: 'green', value: 11, label: 'Green', color: '#2e7d32'},
  {id: 'center', value: 9, label: 'Center', color: '#6a1b9a'},
  {id: 'right', value: 17, label: 'Right', color: '#1565c0'},
];

export default function PieDemoCouncil() {
  return (
    // #preview-start
    <Box sx={{height: 240}}>
      <PieChart
        series={[
          {
            data: seats,
            startAngle: -90,
            endAngle: 90,
            cy: '100%',
            innerRadius: '70%',
            outerRadius: '150%',
            paddingAngle: 1,
            arcLabel: 'value',
          },
        ]}
        slotProps={{
          legend: {direction: 'horizontal', position: {vertical: 'bottom', horizontal: 'center'}},
        }}
        sx={{[`& .${pieClasses.arcLabel}`]: {fill: '#fff', fontWeight: 600}}}
        aria-label="Seats in the city council"
        desc="Left 14, Green 11, Center 9, and Right 17 of 51 seats."
      />
    </Box>
    // #preview-end
  );
}
