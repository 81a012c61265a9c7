import {BarChart} from '@mui/x-charts/BarChart';
import type {AxisConfig, ChartsXAxisProps} from '@mui/x-charts/models';

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
  // #preview-start
  const axis: AxisConfig<'band', string, ChartsXAxisProps> = {
    id: 'shift',
    scaleType: 'band',
    data: shifts,
    categoryGapRatio,
    barGapRatio,
  };
  return (
    <div role="img" aria-label="Parcels packed and shipped in three shifts">
      <BarChart
        height={280}
        borderRadius={borderRadius}
        xAxis={[axis]}
        series={[
          {data: [212, 240, 187], label: 'Packed'},
          {data: [198, 231, 179], label: 'Shipped'},
        ]}
      />
    </div>
  );
  // #preview-end
}
