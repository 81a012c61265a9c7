import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

// #preview-start
const colors = ['#00897b', '#f4511e'];

const withCharts = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiBarChart: {defaultProps: {colors}},
      MuiLineChart: {defaultProps: {colors}},
      MuiChartsXAxis: {defaultProps: {tickLabelStyle: {fontWeight: 600}}},
      MuiChartsLegend: {defaultProps: {labelStyle: {fontWeight: 600}}},
      MuiChartsTooltip: {styleOverrides: {paper: {borderRadius: 12}}},
    },
  });
// #preview-end

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const series = [
  {data: [31, 42, 38, 45], label: 'Calls'},
  {data: [12, 19, 15, 24], label: 'Letters'},
];

export default function StylingTheme() {
  return (
    // #preview-start
    <ThemeProvider theme={withCharts}>
      <div role="img" aria-label="Calls and letters as bars">
        <BarChart height={200} xAxis={[{scaleType: 'band', data: days}]} series={series} />
      </div>
      <div role="img" aria-label="Calls and letters as lines">
        <LineChart
          height={200}
          xAxis={[{data: days, scaleType: 'point'}]}
          series={series}
          slotProps={{legend: {hidden: true}}}
        />
      </div>
    </ThemeProvider>
    // #preview-end
  );
}
