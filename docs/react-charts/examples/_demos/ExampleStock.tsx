import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import type {AxisItemIdentifier} from '@mui/x-charts/models';

const trading = [
  {day: 'Mar 3', price: 84.2, shares: 310},
  {day: 'Mar 4', price: 83.1, shares: 290},
  {day: 'Mar 5', price: 85.0, shares: 345},
  {day: 'Mar 6', price: 86.4, shares: 402},
  {day: 'Mar 7', price: 85.8, shares: 268},
  {day: 'Mar 10', price: 82.3, shares: 611},
  {day: 'Mar 11', price: 81.7, shares: 540},
  {day: 'Mar 12', price: 83.9, shares: 377},
  {day: 'Mar 13', price: 84.6, shares: 305},
  {day: 'Mar 14', price: 88.2, shares: 720},
  {day: 'Mar 17', price: 89.0, shares: 455},
  {day: 'Mar 18', price: 88.5, shares: 330},
];
const euros = (value: number | null) => (value === null ? '' : `€${value.toFixed(2)}`);

// #preview-start
const margin = {right: 16};
const xAxis = {id: 'day', dataKey: 'day', scaleType: 'band'} as const;

export default function ExampleStock() {
  const [highlighted, setHighlighted] = React.useState<AxisItemIdentifier[]>([]);
  const shown = trading[highlighted[0]?.dataIndex ?? trading.length - 1];
  const shared = {
    dataset: trading,
    highlightedAxis: highlighted,
    onHighlightedAxisChange: setHighlighted,
    hideLegend: true,
    slotProps: {tooltip: {trigger: 'none'}},
  } as const;

  return (
    <Box sx={{width: '100%', height: 344}}>
      <Typography component="div" sx={{height: 24, lineHeight: '24px'}}>
        {shown ? `${shown.day}: ${euros(shown.price)}, ${shown.shares},000 shares` : null}
      </Typography>
      <LineChart
        {...shared}
        height={200}
        margin={{...margin, bottom: 8}}
        xAxis={[{...xAxis, position: 'none'}]}
        yAxis={[{label: 'Price (euros)', width: 65}]}
        series={[{dataKey: 'price', label: 'Price', curve: 'linear', showMark: false}]}
        axisHighlight={{x: 'band'}}
        grid={{horizontal: true}}
        aria-label="Share price in March: 84.20 euros on the 3rd, 81.70 on the 11th, 88.50 on the 18th"
      />
      <BarChart
        {...shared}
        height={120}
        margin={{...margin, top: 8}}
        xAxis={[xAxis]}
        yAxis={[{label: 'Thousands', width: 65, tickNumber: 3}]}
        series={[{dataKey: 'shares', label: 'Shares', color: '#8d6e63'}]}
        aria-label="Shares traded per day, most on March 14 with 720,000"
      />
    </Box>
  );
}
// #preview-end
