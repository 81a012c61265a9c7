import Box from '@mui/material/Box';
import {PieChart} from '@mui/x-charts/PieChart';

const sales = [
  {id: 'phones', value: 420, label: 'Phones'},
  {id: 'laptops', value: 310, label: 'Laptops'},
  {id: 'tablets', value: 140, label: 'Tablets'},
  {id: 'watches', value: 90, label: 'Watches'},
];

export default function PieDemoToggle() {
  return (
    // #preview-start
    <Box sx={{height: 300}}>
      <PieChart
        series={[{data: sales, valueFormatter: ({value}) => `€${value},000`}]}
        slotProps={{
          legend: {
            toggleVisibilityOnClick: true,
            direction: 'horizontal',
            position: {vertical: 'bottom', horizontal: 'center'},
          },
        }}
        aria-label="Sales by device in thousands of euros"
        desc="Phones 420, laptops 310, tablets 140, and watches 90."
      />
    </Box>
    // #preview-end
  );
}
