import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';

const visitors = {2024: [34, 51, 78, 62], 2025: [41, 47, 92, 70]};

export default function AnimateData() {
  const [year, setYear] = React.useState<2024 | 2025>(2024);
  const [skip, setSkip] = React.useState(false);

  return (
    <div>
      <Box sx={{display: 'flex', gap: 2, height: 40}}>
        <Button onClick={() => setYear(year === 2024 ? 2025 : 2024)}>
          Show {year === 2024 ? 2025 : 2024}
        </Button>
        <FormControlLabel
          control={<Switch checked={skip} onChange={(_event, checked) => setSkip(checked)} />}
          label="Skip animation"
        />
      </Box>
      {/* #preview-start */}
      <BarChart
        height={240}
        skipAnimation={skip}
        series={[{data: visitors[year], label: `Visitors ${year} (thousands)`}]}
        xAxis={[{data: ['Spring', 'Summer', 'Autumn', 'Winter']}]}
        yAxis={[{max: 100}]}
        hideLegend
        aria-label={`Visitors per season of ${year} in thousands: ${visitors[year].join(', ')}`}
      />
      {/* #preview-end */}
    </div>
  );
}
