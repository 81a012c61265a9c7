import {lineClasses, LineChart} from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
const scope = {highlight: 'series', fade: 'global'} as const;
const teams = [
  {label: 'Red', data: [12, 15, 14, 18, 21, 24, 23, 28], color: '#d32f2f'},
  {label: 'Blue', data: [9, 11, 15, 17, 16, 19, 24, 25], color: '#1976d2'},
  {label: 'Green', data: [14, 13, 16, 15, 18, 18, 20, 19], color: '#388e3c'},
];

export default function HighlightStyled() {
  return (
    // #preview-start
    <LineChart
      height={280}
      xAxis={[{data: weeks, label: 'Week'}]}
      series={teams.map((team) => ({...team, showMark: false, highlightScope: scope}))}
      slotProps={{tooltip: {trigger: 'item'}}}
      sx={{
        [`& .${lineClasses.line}[data-highlighted]`]: {strokeWidth: 5, filter: 'none'},
        [`& .${lineClasses.line}[data-faded]`]: {opacity: 1, stroke: 'gray', strokeWidth: 1},
      }}
      aria-label="Points of three teams over eight weeks; red leads with 28"
    />
    // #preview-end
  );
}
