import {useTheme} from '@mui/material/styles';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {useDrawingArea, useRadiusAxis, useRotationAxis} from '@mui/x-charts/hooks';

// #preview-start
function Summary() {
  const metrics = useRotationAxis()?.data ?? [];
  const radius = useRadiusAxis();
  const {left, top} = useDrawingArea();
  const {palette} = useTheme();

  return (
    <text y={top} direction="ltr" fill={palette.text.primary}>
      <tspan x={left}>{metrics.length} metrics</tspan>
      <tspan x={left} dy={20}>
        0 to {radius?.scale.domain().at(-1)?.toString()}
      </tspan>
    </text>
  );
}

export default function AxesRadarMetrics() {
  return (
    <RadarChart
      height={300}
      radar={{max: 10, metrics: ['Sound', 'Battery', 'Comfort', 'Range', 'Price']}}
      series={[{data: [8, 6, 9, 7, 4], label: 'Headphones'}]}
      hideLegend
      aria-label="Headphones with 8 points for sound, 6 battery, 9 comfort, 7 range, 4 price"
    >
      <Summary />
    </RadarChart>
  );
}
// #preview-end
