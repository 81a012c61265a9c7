import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useLegend} from '@mui/x-charts/hooks';

type Toggle = {hidden: string[]; onToggle: (id: string) => void};

// #preview-start
function LegendButtons({hidden, onToggle}: Toggle) {
  const {items} = useLegend();

  return (
    <Box role="group" aria-label="Series" sx={{display: 'flex', gap: 1, height: 48}}>
      {items.map(({seriesId, label, color}) => (
        <Button
          key={seriesId}
          color="inherit"
          size="small"
          aria-pressed={!hidden.includes(String(seriesId))}
          onClick={() => onToggle(String(seriesId))}
          startIcon={<Box sx={{width: 12, height: 12, bgcolor: color}} />}
          sx={{height: 36, textDecoration: hidden.includes(String(seriesId)) ? 'line-through' : 'none'}}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

export default function LegendHookToggle() {
  const [hidden, setHidden] = React.useState<string[]>([]);
  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);

  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider
        height={240}
        xAxis={[{scaleType: 'band', data: ['2023', '2024', '2025']}]}
        hiddenItems={hidden.map((seriesId) => ({type: 'bar' as const, seriesId}))}
        series={[
          {type: 'bar', id: 'solar', data: [21, 28, 36], label: 'Solar'},
          {type: 'bar', id: 'wind', data: [44, 47, 45], label: 'Wind'},
        ]}
      >
        <LegendButtons hidden={hidden} onToggle={toggle} />
        <ChartsSurface aria-label="Electricity: solar grows from 21 to 36, wind stays near 45">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Box>
  );
}
// #preview-end
