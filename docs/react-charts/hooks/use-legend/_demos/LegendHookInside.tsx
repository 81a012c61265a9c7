import {useTheme} from '@mui/material/styles';
import {useDrawingArea, useLegend} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';

// #preview-start
function LegendInSvg() {
  const {items} = useLegend();
  const {left, top} = useDrawingArea();
  const {palette} = useTheme();

  return items.map(({dataIndex = 0, label, color}) => (
    <g key={dataIndex} transform={`translate(${left} ${top + 20 + dataIndex * 24})`}>
      <rect y={-10} width={12} height={12} fill={color} />
      <text x={20} direction="ltr" fill={palette.text.primary}>
        {label}
      </text>
    </g>
  ));
}

export default function LegendHookInside() {
  return (
    <PieChart
      height={260}
      series={[
        {
          cx: '70%',
          outerRadius: 80,
          data: [
            {value: 48, label: 'Rail'},
            {value: 31, label: 'Road'},
            {value: 21, label: 'Water'},
          ],
        },
      ]}
      hideLegend
      aria-label="Freight: 48 percent by rail, 31 by road, 21 by water"
    >
      <LegendInSvg />
    </PieChart>
  );
}
// #preview-end
