import * as React from 'react';
import Slider from '@mui/material/Slider';
import {useBrush, useDrawingArea, useXScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const visits = [42, 47, 18, 25, 39, 51, 56, 60];
const clamp = (year: number) => Math.min(2025, Math.max(2018, Math.round(year)));

interface Range {
  value: number[];
  onChange: (value: number[]) => void;
}

// #preview-start
function KeptBrush({value: [from = 2018, to = 2025], onChange}: Range) {
  const brush = useBrush();
  const scale = useXScale<'linear'>();
  const {top, height} = useDrawingArea();
  const start = brush && clamp(scale.invert(brush.start.x));
  const end = brush && clamp(scale.invert(brush.current.x));

  React.useEffect(() => {
    if (start !== null && end !== null) onChange([Math.min(start, end), Math.max(start, end)]);
  }, [start, end, onChange]);

  const x = scale(from);
  return (
    <rect
      x={x}
      y={top}
      width={scale(to) - x}
      height={height}
      fill="#1976d2"
      opacity={0.15}
      pointerEvents="none"
    />
  );
}
// #preview-end

export default function BrushKeep() {
  const [value, setValue] = React.useState([2020, 2022]);

  return (
    <div>
      <LineChart
        height={240}
        brushConfig={{enabled: true}}
        series={[{data: visits, label: 'Visits (thousands)'}]}
        xAxis={[{data: years, min: 2018, max: 2025, valueFormatter: String}]}
        hideLegend
        aria-label="Visits per year in thousands, from 42 in 2018 to 60 in 2025, lowest in 2020 with 18"
      >
        <KeptBrush value={value} onChange={setValue} />
      </LineChart>
      <div style={{height: 40, padding: '0 32px'}}>
        <Slider
          size="small"
          value={value}
          onChange={(_event, next) => Array.isArray(next) && setValue(next)}
          min={2018}
          max={2025}
          getAriaLabel={(index) => (index === 0 ? 'First year' : 'Last year')}
        />
      </div>
    </div>
  );
}
