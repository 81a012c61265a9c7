import {BarChart} from '@mui/x-charts/BarChart';
import './StylingAxes.css';

export default function StylingAxes() {
  return (
    // #preview-start
    <div className="choir" role="img" aria-label="Singers of a choir: 18 alto, 9 bass, 23 soprano, 11 tenor">
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
