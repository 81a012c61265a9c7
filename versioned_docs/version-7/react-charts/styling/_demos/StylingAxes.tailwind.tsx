import {BarChart} from '@mui/x-charts/BarChart';

const look = [
  'w-full',
  '[&_.MuiChartsAxis-line]:stroke-transparent!',
  '[&_.MuiChartsAxis-tickLabel]:[fill-opacity:0.75]!',
  '[&_.MuiChartsAxis-label]:italic!',
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4]! [&_.MuiChartsGrid-line]:stroke-1!',
].join(' ');

export default function StylingAxes() {
  return (
    // #preview-start
    <div className={look} role="img" aria-label="Singers of a choir: 18 alto, 9 bass, 23 soprano, 11 tenor">
      <BarChart
        height={280}
        xAxis={[{scaleType: 'band', data: ['Alto', 'Bass', 'Soprano', 'Tenor'], disableTicks: true}]}
        yAxis={[{label: 'Singers'}]}
        series={[{data: [18, 9, 23, 11]}]}
        grid={{horizontal: true}}
      />
    </div>
    // #preview-end
  );
}
