import {useTheme} from '@mui/material/styles';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';

const sources = [
  {id: 'wind', value: 136, label: 'Wind'},
  {id: 'solar', value: 72, label: 'Solar'},
  {id: 'water', value: 22, label: 'Water'},
];

// #preview-start
function CenterText({children}: {children: string}) {
  const {left, top, width, height} = useDrawingArea();
  const {palette} = useTheme();

  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      style={{font: '600 20px sans-serif', fill: palette.text.primary}}
    >
      {children}
    </text>
  );
}

export default function DrawingAreaCenter() {
  return (
    <PieChart
      height={240}
      series={[{data: sources, innerRadius: 70, valueFormatter: ({value}) => `${value} TWh`}]}
      aria-label="Electricity: wind 136, solar 72, water 22 terawatt hours, 230 in all"
    >
      <CenterText>230 TWh</CenterText>
    </PieChart>
  );
}
// #preview-end
