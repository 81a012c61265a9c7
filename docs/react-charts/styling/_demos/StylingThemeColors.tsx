import {useTheme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';

const teams = ['North', 'East', 'South', 'West'];
const change = [3.2, -1.4, 4.6, -2.8];

export default function StylingThemeColors() {
  const {palette} = useTheme();
  return (
    // #preview-start
    <BarChart
      height={260}
      xAxis={[{data: teams}]}
      yAxis={[{valueFormatter: (value: number) => `${value}%`}]}
      series={[
        {
          data: change,
          label: 'Change of members',
          color: palette.primary.main,
          colorGetter: ({value}) => ((value ?? 0) < 0 ? palette.error.main : palette.primary.main),
        },
      ]}
      hideLegend
      aria-label="Change of members by team: north up 3.2, east down 1.4, south up 4.6, west down 2.8 percent"
    />
    // #preview-end
  );
}
