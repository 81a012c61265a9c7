import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {getValueToPositionMapper, useDataset, useXScale, useYScale} from '@mui/x-charts/hooks';

type Stage = {stage: string; meters: number; note?: string};

const stages: Stage[] = [
  {stage: 'Mon', meters: 620},
  {stage: 'Tue', meters: 1180, note: 'Pass'},
  {stage: 'Wed', meters: 340},
  {stage: 'Thu', meters: 910, note: 'Glacier'},
  {stage: 'Fri', meters: 480},
];

// #preview-start
function Notes() {
  const dataset = useDataset<Stage[]>() ?? [];
  const x = getValueToPositionMapper(useXScale<'band'>());
  const y = useYScale<'linear'>();
  const {palette} = useTheme();

  return dataset.map(({stage, meters, note}) => (
    <text
      key={stage}
      x={x(stage)}
      y={y(meters) - 8}
      textAnchor="middle"
      fill={palette.text.primary}
      pointerEvents="none"
    >
      {note}
    </text>
  ));
}

export default function DatasetNotes() {
  return (
    <BarChart
      height={280}
      dataset={stages}
      xAxis={[{dataKey: 'stage'}]}
      yAxis={[{max: 1400}]}
      series={[{dataKey: 'meters'}]}
      aria-label="Ascent per day in meters: 620, 1180 to the pass, 340, 910 to the glacier, 480"
    >
      <Notes />
    </BarChart>
  );
}
// #preview-end
