import {useTheme} from '@mui/material/styles';
import {Gauge, useGaugeState} from '@mui/x-charts/Gauge';

// #preview-start
function Target({at}: {at: number}) {
  const {startAngle, endAngle, valueMin, valueMax, innerRadius, outerRadius, cx, cy} = useGaugeState();
  const color = useTheme().palette.text.primary;
  const angle = startAngle + ((endAngle - startAngle) * (at - valueMin)) / (valueMax - valueMin);
  const point = (radius: number) => `${cx + radius * Math.sin(angle)} ${cy - radius * Math.cos(angle)}`;

  return (
    <path d={`M ${point(innerRadius - 6)} L ${point(outerRadius + 6)}`} stroke={color} strokeWidth={4} />
  );
}

export default function GaugeThreshold() {
  return (
    <Gauge
      value={6400}
      valueMax={10000}
      height={180}
      startAngle={-100}
      endAngle={100}
      text={({value}) => `€${value?.toLocaleString('en')}`}
      aria-label="Donations"
      aria-valuetext="6,400 of a target of 8,000 euros"
    >
      <Target at={8000} />
    </Gauge>
  );
}
// #preview-end
