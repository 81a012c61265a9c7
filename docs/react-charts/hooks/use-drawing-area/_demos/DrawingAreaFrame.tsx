import {useTheme} from '@mui/material/styles';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const flats = [
  {id: 1, x: 38, y: 640},
  {id: 2, x: 52, y: 810},
  {id: 3, x: 61, y: 890},
  {id: 4, x: 75, y: 1180},
  {id: 5, x: 92, y: 1250},
];

// #preview-start
function Frame() {
  const {left, top, width, height} = useDrawingArea();
  const {palette} = useTheme();

  return (
    <rect
      {...{x: left, y: top, width, height}}
      fill="none"
      stroke={palette.text.secondary}
      pointerEvents="none"
    />
  );
}

export default function DrawingAreaFrame() {
  return (
    <ScatterChart
      height={280}
      xAxis={[{label: 'Size (m²)', min: 30, max: 100}]}
      yAxis={[{label: 'Rent (€)', min: 500, max: 1400, width: 65}]}
      series={[{data: flats}]}
      aria-label="Rent by size of five flats, from 640 to 1250 euros"
    >
      <Frame />
    </ScatterChart>
  );
}
// #preview-end
