import {ScatterChart} from '@mui/x-charts/ScatterChart';

const flats = [
  {id: 1, x: 32, y: 540},
  {id: 2, x: 45, y: 690},
  {id: 3, x: 51, y: 720},
  {id: 4, x: 66, y: 980},
  {id: 5, x: 72, y: 940},
  {id: 6, x: 90, y: 1310},
];

export default function LabelAxes() {
  return (
    // #preview-start
    <ScatterChart
      height={300}
      xAxis={[{label: 'Floor space in m²', labelStyle: {fontWeight: 600}, height: 60}]}
      yAxis={[{label: 'Rent in euros\n(without heating)', width: 85, labelStyle: {fontSize: 12}}]}
      series={[{data: flats, valueFormatter: (flat) => (flat ? `${flat.x} m² for €${flat.y}` : null)}]}
      aria-label="Rent of six flats, from 540 euros for 32 square meters to 1310 for 90"
    />
    // #preview-end
  );
}
