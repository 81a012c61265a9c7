import * as React from 'react';
import Typography from '@mui/material/Typography';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';

const rows = ['A', 'B', 'C'];
const seats = ['1', '2', '3', '4', '5', '6'];
const sold = [
  [3, 5, 6, 6, 5, 2],
  [2, 4, 6, 5, 4, 1],
  [0, 2, 3, 3, 1, 0],
];
const cells = sold.flatMap((row, y) => row.map((count, x) => [x, y, count] as const));

// #preview-start
export default function HeatmapClick() {
  const [picked, setPicked] = React.useState(2);
  const [x, y, count] = cells[picked] ?? [0, 0, 0];

  return (
    <div>
      <Heatmap
        height={220}
        xAxis={[{data: seats, label: 'Seat'}]}
        yAxis={[{data: rows, label: 'Row'}]}
        zAxis={[{colorMap: {type: 'continuous', min: 0, max: 6, color: ['#ede7f6', '#4527a0']}}]}
        series={[{data: cells, label: 'Times sold', highlightScope: {highlight: 'item', fade: 'global'}}]}
        onItemClick={(_event, {dataIndex}) => dataIndex !== undefined && setPicked(dataIndex)}
      />
      <Typography role="status" sx={{height: 24}}>
        Seat {rows[y]}
        {seats[x]}: sold {count} times
      </Typography>
    </div>
  );
}
// #preview-end
