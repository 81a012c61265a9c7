import {ScatterChart} from '@mui/x-charts/ScatterChart';

const center = [
  {id: 'c1', x: 28, y: 920},
  {id: 'c2', x: 35, y: 1080},
  {id: 'c3', x: 42, y: 1190},
  {id: 'c4', x: 51, y: 1420},
  {id: 'c5', x: 64, y: 1650},
  {id: 'c6', x: 78, y: 2040},
];
const suburbs = [
  {id: 's1', x: 33, y: 610},
  {id: 's2', x: 46, y: 740},
  {id: 's3', x: 58, y: 860},
  {id: 's4', x: 69, y: 1010},
  {id: 's5', x: 83, y: 1150},
  {id: 's6', x: 97, y: 1320},
];

export default function OverviewScatter() {
  return (
    // #preview-start
    <ScatterChart
      height={320}
      xAxis={[{label: 'Square metres', min: 20}]}
      yAxis={[{label: 'Euros per month', width: 70}]}
      series={[
        {label: 'Center', data: center},
        {label: 'Suburbs', data: suburbs},
      ]}
      grid={{horizontal: true, vertical: true}}
      aria-label="Rent against size of twelve flats, in the center and in the suburbs"
    />
    // #preview-end
  );
}
