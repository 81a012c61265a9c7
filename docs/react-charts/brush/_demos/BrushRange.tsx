import * as React from 'react';
import Typography from '@mui/material/Typography';
import {ChartsBrushOverlay} from '@mui/x-charts/ChartsBrushOverlay';
import {useBrush, useXScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const power = [180, 150, 320, 640, 810, 760, 590, 340, 190];

// #preview-start
function ReportBrush({onBrush}: {onBrush: (range: [number, number]) => void}) {
  const brush = useBrush();
  const scale = useXScale<'linear'>();
  const from = brush && Math.max(0, Math.round(scale.invert(Math.min(brush.start.x, brush.current.x))));
  const to = brush && Math.min(24, Math.round(scale.invert(Math.max(brush.start.x, brush.current.x))));

  React.useEffect(() => {
    if (from !== null && to !== null) onBrush([from, to]);
  }, [from, to, onBrush]);

  return null;
}
// #preview-end

export default function BrushRange() {
  const [range, setRange] = React.useState<[number, number]>([6, 12]);

  return (
    <div>
      <LineChart
        height={240}
        brushConfig={{enabled: true}}
        series={[{data: power, label: 'Power (W)'}]}
        xAxis={[{data: hours, valueFormatter: (hour: number) => `${hour}:00`}]}
        hideLegend
        aria-label="Power over a day, from 150 W at 3:00 to 810 W at 12:00"
      >
        <ChartsBrushOverlay />
        <ReportBrush onBrush={setRange} />
      </LineChart>
      <Typography role="status" sx={{height: 24}}>
        Selected: {range[0]}:00 to {range[1]}:00
      </Typography>
    </div>
  );
}
