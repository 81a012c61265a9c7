import * as React from 'react';
import Button from '@mui/material/Button';
import {BarChart, type BarProps} from '@mui/x-charts/BarChart';

const plans = {draft: [120, 80, 45], final: [95, 110, 60]};

// #preview-start
function SlowBar({x, y, width, height, color, skipAnimation, ownerState, ...props}: BarProps) {
  // What only the default bar needs must not reach the DOM.
  const {id: _id, dataIndex: _index, xOrigin: _x, yOrigin: _y, layout: _layout, ...rest} = props;
  const transition = skipAnimation ? 'none' : 'y 1s ease-in-out, height 1s ease-in-out';
  return (
    <rect
      {...rest}
      x={x}
      width={width}
      fill={color}
      opacity={ownerState.isFaded ? 0.3 : 1}
      style={{y, height, transition}}
    />
  );
}
// #preview-end

export default function SlowBars() {
  const [plan, setPlan] = React.useState<'draft' | 'final'>('draft');

  return (
    <div>
      <Button sx={{height: 40}} onClick={() => setPlan(plan === 'draft' ? 'final' : 'draft')}>
        Show the {plan === 'draft' ? 'final' : 'draft'} budget
      </Button>
      <BarChart
        height={240}
        slots={{bar: SlowBar}}
        series={[{data: plans[plan], label: 'Budget (k€)'}]}
        xAxis={[{data: ['Rent', 'Staff', 'Travel']}]}
        yAxis={[{max: 150}]}
        hideLegend
        aria-label={`Budget in thousand euros: rent, staff, and travel ${plans[plan].join(', ')}`}
      />
    </div>
  );
}
