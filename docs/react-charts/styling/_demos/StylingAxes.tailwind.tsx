import {BarChart} from '@mui/x-charts/BarChart';

const look = [
  '[&_.MuiChartsAxis-line]:stroke-transparent!',
  '[&_.MuiChartsAxis-tickLabel]:[fill-opacity:0.75]!',
  '[&_.MuiChartsAxis-label]:italic!',
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4]! [&_.MuiChartsGrid-line]:stroke-1!',
].join(' ');

export default function StylingAxes() {
  return (
    // #preview-start
    <BarChart
      className={look}
      height={280}
      xAxis={[{data: ['Alto', 'Bass', 'Soprano', 'Tenor'], disableTicks: true}]}
      yAxis={[{label: 'Singers'}]}
      series={[{data: [18, 9, 23, 11]}]}
      grid={{horizontal: true}}
      aria-label="Singers of a choir: 18 alto, 9 bass, 23 soprano, 11 tenor"
    />
    // #preview-end
  );
}
