import {BarChart} from '@mui/x-charts/BarChart';
import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';

// #preview-start
function Diamond({className, color}: ChartsLabelCustomMarkProps) {
  return (
    <svg className={className} width={14} height={14} viewBox="0 0 14 14" aria-hidden>
      <path d="M7 0L14 7L7 14L0 7Z" fill={color} />
    </svg>
  );
}

export default function LabelMarkTypes() {
  return (
    <BarChart
      height={260}
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      series={[
        {data: [22, 25, 21, 30], label: 'Sold', labelMarkType: 'circle'},
        {data: [4, 3, 6, 5], label: 'Returned', labelMarkType: 'line'},
        {data: [9, 12, 8, 14], label: 'Reserved', labelMarkType: Diamond},
      ]}
      aria-label="Tents sold, returned, and reserved per quarter"
    />
  );
}
// #preview-end
