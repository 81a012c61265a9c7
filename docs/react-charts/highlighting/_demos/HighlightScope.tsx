import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;
const coffee = {
  espresso: {label: 'Espresso', data: [82, 96, 74, 110]},
  filter: {label: 'Filter', data: [40, 38, 51, 46]},
};

export default function HighlightScope() {
  const [highlight, setHighlight] = React.useState<(typeof highlights)[number]>('item');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');
  // #preview-start
  const highlightScope = {highlight, fade};
  // #preview-end

  return (
    <div>
      <Stack direction="row" sx={{gap: 2, mb: 2, height: 40}}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={({target}) => setHighlight(highlights.find((name) => name === target.value) ?? 'none')}
          sx={{width: 110}}
        >
          {highlights.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={({target}) => setFade(fades.find((name) => name === target.value) ?? 'none')}
          sx={{width: 110}}
        >
          {fades.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {/* #preview-start */}
      <BarChart
        height={260}
        xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu']}]}
        series={Object.values(coffee).map((series) => ({...series, highlightScope}))}
        slotProps={{tooltip: {trigger: 'item'}}}
        aria-label="Cups sold per day: more espresso than filter coffee on all four days"
      />
      {/* #preview-end */}
    </div>
  );
}
