import {BarChart} from '@mui/x-charts/BarChart';
import './StylingAxes.css';

export default function StylingAxes() {
  return (
    // #preview-start
    <BarChart
      className="choir"
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
