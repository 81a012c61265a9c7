import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';
import {LineChart, lineClasses} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

// #preview-start
function DashedMark({className, color}: ChartsLabelCustomMarkProps) {
  return (
    <svg className={className} viewBox="0 0 14 4" aria-hidden="true">
      <path d="M0 2 H14" stroke={color} strokeWidth={3} strokeDasharray="5 3" />
    </svg>
  );
}

export default function LegendMarks() {
  return (
    <LineChart
      height={280}
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{label: 'Orders'}]}
      series={[
        {id: 'actual', data: [120, 134, 151, 149, 168, 181], label: 'Actual'},
        {
          id: 'forecast',
          data: [118, 130, 142, 155, 169, 184],
          label: 'Forecast',
          showMark: false,
          labelMarkType: DashedMark,
        },
      ]}
      sx={{[`& .${lineClasses.line}[data-series="forecast"]`]: {strokeDasharray: '6 4'}}}
      aria-label="Orders from January to June, actual and forecast"
    />
  );
}
// #preview-end
