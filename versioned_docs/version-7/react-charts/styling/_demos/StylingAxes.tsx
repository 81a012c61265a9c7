import {BarChart} from '@mui/x-charts/BarChart';
import {axisClasses} from '@mui/x-charts/ChartsAxis';
import {chartsGridClasses} from '@mui/x-charts/ChartsGrid';

export default function StylingAxes() {
  return (
    // #preview-start
    <div role="img" aria-label="Singers of a choir: 18 alto, 9 bass, 23 soprano, 11 tenor">
      <BarChart
        height={280}
        xAxis={[{scaleType: 'band', data: ['Alto', 'Bass', 'Soprano', 'Tenor'], disableTicks: true}]}
        yAxis={[{label: 'Singers'}]}
        series={[{data: [18, 9, 23, 11]}]}
        grid={{horizontal: true}}
        sx={{
          [`& .${axisClasses.root} .${axisClasses.line}`]: {stroke: 'transparent'},
          [`& .${axisClasses.root} .${axisClasses.tickLabel}`]: {fillOpacity: 0.75},
          [`& .${axisClasses.root} .${axisClasses.label}`]: {fontStyle: 'italic'},
          [`& .${chartsGridClasses.root} .${chartsGridClasses.line}`]: {
            strokeDasharray: '2 4',
            strokeWidth: 1,
          },
        }}
      />
    </div>
    // #preview-end
  );
}
