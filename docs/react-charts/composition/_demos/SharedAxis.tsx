import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';
import type {AxisItemIdentifier} from '@mui/x-charts/models';
import {LineChart} from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const pressure = [1019, 1014, 1008, 1003, 1006, 1012, 1017];
const rain = [0, 1, 6, 14, 9, 2, 0];

// #preview-start
export default function SharedAxis() {
  const [highlighted, setHighlighted] = React.useState<AxisItemIdentifier[]>([]);
  const shared = {highlightedAxis: highlighted, onHighlightedAxisChange: setHighlighted};
  const margin = {right: 16};

  return (
    <div>
      <LineChart
        {...shared}
        height={160}
        margin={{...margin, bottom: 8}}
        xAxis={[{id: 'day', data: days, scaleType: 'band', position: 'none'}]}
        yAxis={[{label: 'Hectopascals', width: 65}]}
        series={[{data: pressure}]}
        axisHighlight={{x: 'band'}}
        aria-label="Air pressure over a week, lowest on Thursday"
      />
      <BarChart
        {...shared}
        height={160}
        margin={{...margin, top: 8}}
        xAxis={[{id: 'day', data: days}]}
        yAxis={[{label: 'Rain (mm)', width: 65}]}
        series={[{data: rain, color: '#5e35b1'}]}
        aria-label="Rain over the same week, most on Thursday"
      />
    </div>
  );
}
// #preview-end
