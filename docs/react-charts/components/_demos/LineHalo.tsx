import {AnimatedLine, LineChart, type AnimatedLineProps} from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
const stock = [120, 96, 88, 61, 140, 118, 90, 72];

// #preview-start
/** The line of the library, above a wide one that lets the grid through. */
function LineWithHalo(props: AnimatedLineProps) {
  const {d, ownerState} = props;

  return (
    <g>
      <path
        d={d}
        fill="none"
        stroke={ownerState.color}
        strokeWidth={12}
        opacity={0.25}
        pointerEvents="none"
      />
      <AnimatedLine {...props} />
    </g>
  );
}

export default function LineHalo() {
  return (
    <LineChart
      height={260}
      xAxis={[{data: weeks, scaleType: 'point', valueFormatter: (week: number) => `W${week}`}]}
      yAxis={[{min: 0, label: 'Stock'}]}
      series={[{data: stock, showMark: false}]}
      grid={{horizontal: true}}
      slots={{line: LineWithHalo}}
      skipAnimation
      aria-label="Stock over eight weeks: it falls to 61, is filled up to 140, and falls to 72"
    />
  );
}
// #preview-end
