import {ScatterChart} from '@mui/x-charts/ScatterChart';

const caves = [
  {id: 'Bat cave', x: 120, y: 34},
  {id: 'Crystal cave', x: 310, y: 88},
  {id: 'Ice cave', x: 190, y: 141},
  {id: 'River cave', x: 470, y: 62},
];

interface TooltipPlacementProps {
  anchor?: 'pointer' | 'node';
  position?: 'top' | 'bottom' | 'left' | 'right';
}

export default function TooltipPlacement({anchor = 'node', position = 'top'}: TooltipPlacementProps) {
  return (
    // #preview-start
    <ScatterChart
      height={280}
      xAxis={[{label: 'Length in meters', min: 0}]}
      yAxis={[{label: 'Depth in meters', min: 0, reverse: true}]}
      series={[
        {
          data: caves,
          markerSize: 7,
          valueFormatter: (cave) => cave && `${cave.id}: ${cave.x} m long, ${cave.y} m deep`,
        },
      ]}
      slotProps={{tooltip: {anchor, position}}}
      aria-label="Depth against length of four caves; the ice cave is the deepest"
    />
    // #preview-end
  );
}
