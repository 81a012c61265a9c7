import {BarChart} from '@mui/x-charts/BarChart';

const shifts = ['Early', 'Late', 'Night'];

interface BarsGapsProps {
  categoryGapRatio?: number;
  barGapRatio?: number;
  borderRadius?: number;
}

export default function BarsGaps({
  categoryGapRatio = 0.4,
  barGapRatio = 0.1,
  borderRadius = 6,
}: BarsGapsProps) {
  return (
    // #preview-start
    <BarChart
      height={280}
      borderRadius={borderRadius}
      xAxis={[{scaleType: 'band', data: shifts, categoryGapRatio, barGapRatio}]}
      series={[
        {data: [212, 240, 187], label: 'Packed'},
        {data: [198, 231, 179], label: 'Shipped'},
      ]}
      aria-label="Parcels packed and shipped in three shifts"
    />
    // #preview-end
  );
}
