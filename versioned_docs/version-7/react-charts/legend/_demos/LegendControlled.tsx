import {useState} from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';

const crops = [
  {id: 'wheat', label: 'Wheat', color: '#f9a825', data: [7.4, 6.9, 7.8]},
  {id: 'barley', label: 'Barley', color: '#8d6e63', data: [6.1, 5.8, 6.6]},
  {id: 'oats', label: 'Oats', color: '#26a69a', data: [4.3, 4.4, 4.0]},
];

export default function LegendControlled() {
  const [hidden, setHidden] = useState<string[]>(['oats']);
  return (
    <Stack spacing={1}>
      <FormGroup row aria-label="Crops" role="group">
        {crops.map(({id, label}) => (
          <FormControlLabel
            key={id}
            label={label}
            control={<Checkbox size="small" checked={!hidden.includes(id)} />}
            onChange={() =>
              setHidden(hidden.includes(id) ? hidden.filter((item) => item !== id) : [...hidden, id])
            }
          />
        ))}
      </FormGroup>
      {/* #preview-start */}
      <div role="img" aria-label="Yield of wheat, barley and oats, 2023 to 2025">
        <BarChart
          height={260}
          xAxis={[{scaleType: 'band', data: ['2023', '2024', '2025']}]}
          yAxis={[{label: 'Tons per hectare'}]}
          series={crops.filter(({id}) => !hidden.includes(id))}
          margin={{top: 20}}
          slotProps={{legend: {hidden: true}}}
        />
      </div>
      {/* #preview-end */}
    </Stack>
  );
}
