import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const genres = [
  {label: 'Crime', data: [40, 45, 38, 52, 60, 72, 95, 88, 54]},
  {label: 'Travel', data: [12, 18, 26, 44, 68, 80, 74, 50, 22]},
  {label: 'History', data: [34, 30, 33, 28, 24, 22, 18, 20, 31]},
];
const offsets = ['none', 'expand', 'silhouette', 'wiggle'] as const;

export default function StackingOffset() {
  const [offset, setOffset] = React.useState<(typeof offsets)[number]>('none');
  // #preview-start
  const series: LineChartProps['series'] = genres.map((genre) => ({
    ...genre,
    area: true,
    showMark: false,
    stack: 'loans',
    stackOffset: offset,
  }));
  // #preview-end

  return (
    <div>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={offset}
        onChange={(event) => setOffset(offsets.find((name) => name === event.target.value) ?? 'none')}
        sx={{width: 160, height: 40, mb: 2}}
      >
        {offsets.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={280}
        xAxis={[{data: months, scaleType: 'point'}]}
        series={series}
        aria-label="Books on loan per month in three genres; crime and travel peak in summer"
      />
    </div>
  );
}
