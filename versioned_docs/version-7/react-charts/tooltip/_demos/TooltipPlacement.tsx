import {ScatterChart} from '@mui/x-charts/ScatterChart';

const caves = [
  {id: 'Bat cave', x: 120, y: 34},
  {id: 'Crystal cave', x: 310, y: 88},
  {id: 'Ice cave', x: 190, y: 141},
  {id: 'River cave', x: 470, y: 62},
];

interface TooltipPlacementProps {
  placement?: 'top' | 'bottom' | 'left' | 'right';
}

export default function TooltipPlacement({placement = 'top'}: TooltipPlacementProps) {
  return (
    // #preview-start
    <div role="img" aria-label="Depth against length of four caves; the ice cave is the deepest">
      <ScatterChart
        height={280}
        xAxis={[{label: 'Length in meters', min: 0}]}
        yAxis={[{valueFormatter: (depth: number) => `${depth} m`, min: 0, reverse: true}]}
        series={[
          {
            data: caves,
            markerSize: 7,
            valueFormatter: (cave) => `${cave.id}: ${cave.x} m long, ${cave.y} m deep`,
          },
        ]}
        slotProps={{popper: {placement}}}
      />
    </div>
    // #preview-end
  );
}
