import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';

const fleet = [
  {id: 'cargo', value: 18, label: 'Cargo bikes'},
  {id: 'van', value: 9, label: 'Vans'},
  {id: 'truck', value: 5, label: 'Trucks'},
];

export default function PieHighlight() {
  const [message, setMessage] = useState('Click a slice');
  return (
    <Stack spacing={1}>
      {/* #preview-start */}
      <div role="img" aria-label="Vehicles of a delivery service: 18 cargo bikes, 9 vans, 5 trucks">
        <PieChart
          height={240}
          series={[
            {
              data: fleet,
              outerRadius: '90%',
              highlightScope: {highlight: 'item', fade: 'global'},
              highlighted: {additionalRadius: 8},
              faded: {additionalRadius: -8, color: 'gray'},
            },
          ]}
          onItemClick={(_event, {dataIndex}, {value}) => setMessage(`${fleet[dataIndex]?.label}: ${value}`)}
        />
      </div>
      {/* #preview-end */}
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
