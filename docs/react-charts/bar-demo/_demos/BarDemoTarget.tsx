import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const steps = [6400, 9100, 7200, 11300, 8600, 12900, 5100];
const goal = 8000;

export default function BarDemoTarget() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <BarChart
      height={280}
      borderRadius={6}
      xAxis={[{data: days}]}
      yAxis={[{width: 60}]}
      series={[
        {
          data: steps,
          label: 'Steps',
          colorGetter: ({value}) =>
            value !== null && value >= goal ? palette.success.main : palette.grey[500],
        },
      ]}
      hideLegend
      aria-label="Steps per day against a goal of 8,000"
      desc="The goal is reached on Tuesday, Thursday, Friday, and Saturday."
    >
      <ChartsReferenceLine
        y={goal}
        label="Goal: 8,000"
        labelAlign="start"
        labelStyle={{direction: 'ltr'}}
        lineStyle={{strokeDasharray: '6 4'}}
      />
    </BarChart>
    // #preview-end
  );
}
