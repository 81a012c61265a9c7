import * as React from 'react';
import Typography from '@mui/material/Typography';
import {ChartsBrushOverlay} from '@mui/x-charts/ChartsBrushOverlay';
import {useBrush, useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const flats = [
  {id: 'Mill Road', x: 42, y: 780},
  {id: 'Harbor', x: 58, y: 1190},
  {id: 'Old Town', x: 65, y: 1240},
  {id: 'Station', x: 71, y: 1020},
  {id: 'Park', x: 88, y: 1480},
  {id: 'Hillside', x: 96, y: 1350},
];

// #preview-start
function SelectPoints({onSelect}: {onSelect: (names: string) => void}) {
  const brush = useBrush();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const inside = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
  const names =
    brush &&
    flats
      .filter((flat) => inside(x(flat.x), brush.start.x, brush.current.x))
      .filter((flat) => inside(y(flat.y), brush.start.y, brush.current.y))
      .map((flat) => flat.id)
      .join(', ');

  React.useEffect(() => {
    if (names !== null) onSelect(names);
  }, [names, onSelect]);

  return null;
}
// #preview-end

export default function BrushPoints() {
  const [names, setNames] = React.useState('');

  return (
    <div>
      <ScatterChart
        height={260}
        brushConfig={{enabled: true}}
        series={[{data: flats, label: 'Flats', markerSize: 6}]}
        xAxis={[{label: 'Size (m²)', min: 30, max: 110}]}
        yAxis={[{label: 'Rent (€)', min: 600, max: 1600, width: 70}]}
        hideLegend
        aria-label="Size and rent of six flats, from 42 m² for 780 € to 96 m² for 1,350 €"
      >
        <ChartsBrushOverlay />
        <SelectPoints onSelect={setNames} />
      </ScatterChart>
      <Typography role="status" noWrap sx={{height: 24}}>
        Selected: {names || 'none'}
      </Typography>
    </div>
  );
}
