import {useTheme} from '@mui/material/styles';
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
  const isRtl = useTheme().direction === 'rtl';
  return (
    // #preview-start
    <div role="img" aria-label="Passengers who board at six stops, most of them at Central Station">
      <BarChart
        height={320}
        xAxis={[
          {
            scaleType: 'band',
            data: stops,
            tickLabelStyle: {angle: -40, textAnchor: isRtl ? 'start' : 'end'},
            tickLabelInterval: () => true,
            tickPlacement: 'middle',
          },
        ]}
        yAxis={[{tickInterval: [0, 2000, 4000, 6000], disableLine: true, disableTicks: true}]}
        margin={{top: 20, bottom: 105, left: 60}}
        grid={{horizontal: true}}
        series={[{data: boarding}]}
      />
    </div>
    // #preview-end
  );
}
