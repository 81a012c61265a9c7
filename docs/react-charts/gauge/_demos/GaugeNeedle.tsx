import {useTheme} from '@mui/material/styles';
import {GaugeContainer, GaugeReferenceArc, GaugeValueText, useGaugeState} from '@mui/x-charts/Gauge';

// #preview-start
function Needle() {
  const {valueAngle, outerRadius, cx, cy} = useGaugeState();
  const color = useTheme().palette.text.primary;
  if (valueAngle === null) {
    return null;
  }
  const tip = {x: cx + outerRadius * Math.sin(valueAngle), y: cy - outerRadius * Math.cos(valueAngle)};

  return (
    <g fill={color} stroke={color}>
      <circle cx={cx} cy={cy} r={6} />
      <path d={`M ${cx} ${cy} L ${tip.x} ${tip.y}`} strokeWidth={3} strokeLinecap="round" />
    </g>
  );
}

export default function GaugeNeedle() {
  return (
    <GaugeContainer
      value={87}
      valueMax={180}
      height={180}
      startAngle={-110}
      endAngle={110}
      aria-label="Speed"
      aria-valuetext="87 kilometers per hour"
    >
      <GaugeReferenceArc />
      <Needle />
      <GaugeValueText y={160} text={({value}) => `${value} km/h`} />
    </GaugeContainer>
  );
}
// #preview-end
