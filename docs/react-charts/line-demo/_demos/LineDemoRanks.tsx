import Box from '@mui/material/Box';
import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';

const rounds = [1, 2, 3, 4, 5, 6];

// #preview-start
const common = {
  curve: 'bumpX',
  showMark: true,
  shape: 'circle',
  highlightScope: {highlight: 'series', fade: 'global'},
} satisfies Partial<LineSeries>;

const teams: LineSeries[] = [
  {...common, label: 'Falcons', data: [3, 2, 2, 1, 1, 1]},
  {...common, label: 'Otters', data: [1, 1, 3, 3, 2, 2]},
  {...common, label: 'Wolves', data: [4, 4, 1, 2, 3, 4]},
  {...common, label: 'Bears', data: [2, 3, 4, 4, 4, 3]},
];

export default function LineDemoRanks() {
  return (
    <Box sx={{width: '100%', height: 312}}>
      <LineChart
        xAxis={[{data: rounds, scaleType: 'point', label: 'Round'}]}
        yAxis={[
          {
            label: 'Rank',
            reverse: true,
            min: 0.5,
            max: 4.5,
            domainLimit: 'strict',
            tickInterval: [1, 2, 3, 4],
          },
        ]}
        series={teams}
        slotProps={{tooltip: {trigger: 'item'}}}
        axisHighlight={{x: 'none'}}
        aria-label="Ranks of four teams in six rounds: the Falcons climb from third to first place"
      />
    </Box>
  );
}
// #preview-end
