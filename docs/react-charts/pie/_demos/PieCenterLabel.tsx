import {styled} from '@mui/material/styles';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';

const leave = [
  {id: 'taken', value: 11, label: 'Taken'},
  {id: 'planned', value: 6, label: 'Planned'},
  {id: 'open', value: 13, label: 'Open'},
];
const days = leave.reduce((sum, {value}) => sum + value, 0);

const CenterText = styled('text')(({theme}) => ({
  ...theme.typography.h6,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

// #preview-start
function Center({children}: {children: string}) {
  const {left, top, width, height} = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {children}
    </CenterText>
  );
}

export default function PieCenterLabel() {
  return (
    <PieChart
      height={240}
      series={[{data: leave, innerRadius: '65%', paddingAngle: 1}]}
      aria-label="Leave this year: 11 days taken, 6 planned, 13 open"
    >
      <Center>{`${days} days`}</Center>
    </PieChart>
  );
}
// #preview-end
