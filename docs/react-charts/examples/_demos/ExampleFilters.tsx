import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
// Each channel keeps its color, whichever of them are shown.
const channels = [
  {name: 'Shop', color: '#1976d2', orders: [320, 340, 310, 405]},
  {name: 'Web', color: '#ef6c00', orders: [210, 265, 290, 380]},
  {name: 'Phone', color: '#2e9e5b', orders: [90, 80, 72, 66]},
];

// #preview-start
export default function ExampleFilters() {
  const [chosen, setChosen] = React.useState(['Shop', 'Web', 'Phone']);
  const [layout, setLayout] = React.useState('beside');
  const shown = channels.filter(({name}) => chosen.includes(name));
  const total = shown.flatMap(({orders}) => orders).reduce((sum, value) => sum + value, 0);
  const summary = shown.length
    ? `${shown.map(({name}) => name).join(', ')}: ${total.toLocaleString('en')} orders in the year`
    : 'Choose at least one channel';

  return (
    <Box sx={{width: '100%', height: 348}}>
      <Stack direction="row" useFlexGap sx={{gap: 1, justifyContent: 'space-between'}}>
        <ToggleButtonGroup
          size="small"
          value={chosen}
          onChange={(_event, value: string[]) => setChosen(value)}
          aria-label="Channels"
        >
          {channels.map(({name}) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButton
          size="small"
          value="stacked"
          selected={layout === 'stacked'}
          onChange={() => setLayout(layout === 'stacked' ? 'beside' : 'stacked')}
        >
          Stack
        </ToggleButton>
      </Stack>
      <Box sx={{height: 284}}>
        <BarChart
          xAxis={[{data: quarters}]}
          yAxis={[{label: 'Orders', width: 60}]}
          series={shown.map(({name, color, orders}) => ({
            id: name,
            label: name,
            color,
            data: orders,
            stack: layout === 'stacked' ? 'orders' : undefined,
          }))}
          aria-label={`Orders per quarter. ${summary}`}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{height: 24}}>
        {summary}
      </Typography>
    </Box>
  );
}
// #preview-end
