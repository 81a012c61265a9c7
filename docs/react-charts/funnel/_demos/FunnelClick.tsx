import * as React from 'react';
import Typography from '@mui/material/Typography';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const stages = [
  {value: 1500, label: 'Sent'},
  {value: 720, label: 'Opened'},
  {value: 210, label: 'Clicked'},
];

// #preview-start
export default function FunnelClick() {
  const [index, setIndex] = React.useState(1);

  return (
    <div>
      <FunnelChart
        height={220}
        series={[{data: stages}]}
        categoryAxis={{categories: stages.map((stage) => stage.label), size: 70}}
        onItemClick={(_event, item) => setIndex(item.dataIndex)}
        hideLegend
        aria-label="A newsletter: 1,500 sent, 720 opened, 210 clicked"
      />
      <Typography role="status" sx={{height: 24}}>
        {stages[index]?.label}: {stages[index]?.value}
      </Typography>
    </div>
  );
}
// #preview-end
