import {useLineSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024];

// #preview-start
function EndLabels() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const last = years.length - 1;

  return useLineSeries().map(({id, label, color, data}) => (
    <text
      key={id}
      x={x(years[last] ?? 0) + 10}
      y={y(data[last] ?? 0)}
      dominantBaseline="central"
      style={{font: '600 13px sans-serif', fill: color}}
    >
      {typeof label === 'function' ? label('legend') : label}
    </text>
  ));
}

export default function LineEndLabels() {
  return (
    <LineChart
      height={280}
      margin={{right: 80}}
      xAxis={[{data: years, valueFormatter: String, tickMinStep: 1}]}
      series={[
        {data: [41, 44, 52, 58, 63, 71], label: 'Reuse', color: '#2e7d32', showMark: false},
        {data: [59, 57, 49, 44, 36, 30], label: 'Landfill', color: '#c62828', showMark: false},
      ]}
      hideLegend
      aria-label="Waste in tons: reuse rose from 41 to 71, landfill fell from 59 to 30"
    >
      <EndLabels />
    </LineChart>
  );
}
// #preview-end
