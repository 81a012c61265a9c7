import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {getValueToPositionMapper, useBarSeries, useXScale, useYScale} from '@mui/x-charts/hooks';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

// #preview-start
function VisibleTotals() {
  const series = useBarSeries();
  const x = getValueToPositionMapper(useXScale<'band'>());
  const y = useYScale<'linear'>();
  const {palette} = useTheme();

  return quarters.map((quarter, index) => {
    const top = Math.max(...series.map(({visibleStackedData}) => visibleStackedData[index]?.[1] ?? 0));

    return (
      <text
        key={quarter}
        x={x(quarter)}
        y={y(top) - 6}
        textAnchor="middle"
        fill={palette.text.primary}
        pointerEvents="none"
      >
        {top}
      </text>
    );
  });
}

export default function SeriesVisibleTotal() {
  return (
    <BarChart
      height={280}
      xAxis={[{data: quarters}]}
      yAxis={[{max: 100}]}
      series={[
        {data: [32, 36, 41, 44], label: 'Bikes', stack: 'sales'},
        {data: [18, 27, 31, 22], label: 'Parts', stack: 'sales'},
        {data: [9, 12, 16, 11], label: 'Repairs', stack: 'sales'},
      ]}
      slotProps={{legend: {toggleVisibilityOnClick: true}}}
      aria-label="Sales of bikes, parts, and repairs per quarter, highest in the third with 88"
    >
      <VisibleTotals />
    </BarChart>
  );
}
// #preview-end
