import * as React from 'react';
import Typography from '@mui/material/Typography';
import {RadarChart} from '@mui/x-charts/RadarChart';

const metrics = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = [6, 7, 5, 8, 6, 2, 1];

// #preview-start
export default function RadarClick() {
  const [day, setDay] = React.useState(0);

  return (
    <div>
      <RadarChart
        height={300}
        series={[{id: 'focus', data: hours, label: 'Focus time', fillArea: true}]}
        radar={{max: 10, metrics}}
        onAxisClick={(_event, axis) => axis && setDay(axis.dataIndex)}
        hideLegend
        aria-label="Hours of focus time per weekday"
      />
      <Typography role="status" sx={{height: 24}}>
        {metrics[day]}: {hours[day]} h
      </Typography>
    </div>
  );
}
// #preview-end
