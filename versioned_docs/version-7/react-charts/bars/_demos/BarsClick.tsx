import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const trails = ['Lake loop', 'Ridge path', 'Pine walk', 'Gorge trail'];
const hikers = {
  weekdays: {label: 'Weekdays', data: [140, 62, 95, 48]},
  weekend: {label: 'Weekend', data: [310, 205, 160, 174]},
};

export default function BarsClick() {
  const [message, setMessage] = useState('Click a bar');
  return (
    <Stack spacing={1}>
      {/* #preview-start */}
      <div role="img" aria-label="Hikers on four trails, on weekdays and at the weekend">
        <BarChart
          height={260}
          xAxis={[{scaleType: 'band', data: trails}]}
          series={Object.entries(hikers).map(([id, series]) => ({id, ...series}))}
          onItemClick={(_event, {seriesId, dataIndex}) => {
            const {label, data} = seriesId === 'weekend' ? hikers.weekend : hikers.weekdays;
            setMessage(`${trails[dataIndex]}, ${label}: ${data[dataIndex]} hikers`);
          }}
        />
      </div>
      {/* #preview-end */}
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
