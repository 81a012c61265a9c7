import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

// #preview-start
function Message({text}: {text: string}) {
  const {left, top, width, height} = useDrawingArea();
  const {palette} = useTheme();

  return (
    <text x={left + width / 2} y={top + height / 2} textAnchor="middle" fill={palette.text.primary}>
      {text}
    </text>
  );
}

const Waiting = () => <Message text="Loading sales…" />;
const Nothing = () => <Message text="No sales in this week" />;

export default function OverlayStates() {
  const [state, setState] = React.useState('empty');

  return (
    <div>
      <Stack direction="row" sx={{gap: 1, height: 40}}>
        {['loading', 'empty', 'data'].map((name) => (
          <Button key={name} aria-pressed={state === name} onClick={() => setState(name)}>
            {name}
          </Button>
        ))}
      </Stack>
      <BarChart
        height={240}
        loading={state === 'loading'}
        slots={{loadingOverlay: Waiting, noDataOverlay: Nothing}}
        xAxis={[{data: days}]}
        series={[{data: state === 'data' ? [12, 15, 9, 14, 21] : [], label: 'Sales'}]}
        hideLegend
        aria-label="Sales per weekday"
      />
    </div>
  );
}
// #preview-end
