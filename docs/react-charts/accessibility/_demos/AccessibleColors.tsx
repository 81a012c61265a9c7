import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

const lines = {
  [`& .${lineClasses.line}[data-series="south"]`]: {strokeDasharray: '8 4'},
  [`& .${lineClasses.line}[data-series="west"]`]: {strokeDasharray: '2 4'},
  [`& .${lineClasses.line}`]: {strokeWidth: 3},
};

export default function AccessibleColors() {
  return (
    // #preview-start
    <LineChart
      height={280}
      colors={(mode) =>
        mode === 'dark' ? ['#56b4e9', '#e69f00', '#cc79a7'] : ['#0072b2', '#b85c00', '#a6487c']
      }
      sx={lines}
      xAxis={[{scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      yAxis={[{width: 60, valueFormatter: (value: number) => `${value} t`}]}
      series={[
        {id: 'north', data: [31, 35, 34, 42], label: 'North', shape: 'circle'},
        {id: 'south', data: [22, 21, 27, 29], label: 'South', shape: 'square'},
        {id: 'west', data: [12, 16, 15, 18], label: 'West', shape: 'triangle'},
      ]}
      aria-label="Tons of recycled glass per quarter: north ends at 42, south at 29, west at 18"
    />
    // #preview-end
  );
}
