import {BarChart} from '@mui/x-charts/BarChart';

const stops = [
  'Central Station',
  'Town Hall',
  'Botanical Garden',
  'University Hospital',
  'Riverside Park',
  'Trade Fair East',
];
const boarding = [5400, 3100, 900, 2600, 700, 1900];

export default function AxisTicks() {
  return (
    // #preview-start
    <BarChart
      height={320}
      xAxis={[
        {
          data: stops,
          height: 105,
          tickLabelStyle: {angle: -40},
          tickLabelInterval: () => true,
          tickPlacement: 'middle',
        },
      ]}
      yAxis={[{tickInterval: [0, 2000, 4000, 6000], disableLine: true, disableTicks: true}]}
      grid={{horizontal: true}}
      series={[{data: boarding}]}
      aria-label="Passengers who board at six stops, most of them at Central Station"
    />
    // #preview-end
  );
}
