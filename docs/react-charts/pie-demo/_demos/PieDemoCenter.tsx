import {useState} from 'react';
import {styled} from '@mui/material/styles';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';

const spending = [
  {id: 'rent', value: 1180, label: 'Rent'},
  {id: 'food', value: 460, label: 'Food'},
  {id: 'travel', value: 290, label: 'Travel'},
  {id: 'leisure', value: 170, label: 'Leisure'},
];
const total = spending.reduce((sum, {value}) => sum + value, 0);

const CenterText = styled('text')(({theme}) => ({
  ...theme.typography.h6,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
}));

function Center({children}: {children: string}) {
  const {left, top, width, height} = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {children}
    </CenterText>
  );
}

// #preview-start
export default function PieDemoCenter() {
  const [index, setIndex] = useState<number>();
  const amount = index === undefined ? total : (spending[index]?.value ?? total);
  return (
    <PieChart
      height={240}
      series={[{data: spending, innerRadius: '65%', highlightScope: {highlight: 'item', fade: 'global'}}]}
      onHighlightChange={(item) => setIndex(item?.dataIndex)}
      slotProps={{tooltip: {trigger: 'none'}}}
      aria-label="Spending in October: €2,100"
      desc="Rent 1,180, food 460, travel 290, and leisure 170 euros."
    >
      <Center>{`€${amount.toLocaleString('en-US')}`}</Center>
    </PieChart>
  );
}
// #preview-end
