import {PieChart} from '@mui/x-charts/PieChart';

const seats = [
  {id: 'stalls', value: 420, label: 'Stalls'},
  {id: 'circle', value: 260, label: 'Circle'},
  {id: 'boxes', value: 80, label: 'Boxes'},
];

interface PieShapeProps {
  innerRadius?: number;
  outerRadius?: number;
  paddingAngle?: number;
  cornerRadius?: number;
  startAngle?: number;
  endAngle?: number;
}

export default function PieShape({
  innerRadius = 45,
  outerRadius = 90,
  paddingAngle = 3,
  cornerRadius = 6,
  startAngle = 0,
  endAngle = 360,
}: PieShapeProps) {
  return (
    // #preview-start
    <PieChart
      height={240}
      series={[{data: seats, innerRadius, outerRadius, paddingAngle, cornerRadius, startAngle, endAngle}]}
      aria-label="Seats of a theater: 420 in the stalls, 260 in the circle, 80 in boxes"
    />
    // #preview-end
  );
}
