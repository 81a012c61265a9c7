import Box from '@mui/material/Box';
import {useTheme} from '@mui/material/styles';
import {BarChart, type BarSeries} from '@mui/x-charts/BarChart';

const questions = ['Pay', 'Hours', 'Tools', 'Training'];
const share = (value: number | null) => (value === null ? '' : `${Math.abs(value)}%`);

// #preview-start
export default function BarDemoSurvey() {
  const {palette} = useTheme();
  // From the middle outward: the milder answer first on both sides.
  const series: BarSeries[] = [
    {label: 'Rather no', data: [-24, -12, -18, -30], color: palette.warning.light},
    {label: 'No', data: [-14, -6, -9, -21], color: palette.warning.dark},
    {label: 'Rather yes', data: [38, 42, 45, 31], color: palette.info.light},
    {label: 'Yes', data: [24, 40, 28, 18], color: palette.info.dark},
  ];

  return (
    <Box sx={{width: '100%', height: 320}}>
      <BarChart
        layout="horizontal"
        borderRadius={4}
        xAxis={[{min: -100, max: 100, valueFormatter: share}]}
        yAxis={[{data: questions, width: 70, disableLine: true, disableTicks: true}]}
        series={series.map((answer) => ({...answer, stack: 'answers', valueFormatter: share}))}
        grid={{vertical: true}}
        aria-label="Are you content with pay, hours, tools, and training? Answers of the staff in percent"
        desc="Most say yes to hours, 82 percent. Training divides them: 49 percent yes, 51 percent no."
      />
    </Box>
  );
}
// #preview-end
