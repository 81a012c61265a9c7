import {createTheme, ThemeProvider} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import type {} from '@mui/x-charts/themeAugmentation';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';

const size = {width: 400, height: 300, skipAnimation: true};
const own = 'rgb(1, 2, 3)';

async function chartsWithColor(name: 'MuiChartDataProvider' | 'MuiChartsDataProvider'): Promise<boolean[]> {
  const defaults = {defaultProps: {colors: [own]}};
  const {container} = await render(
    <ThemeProvider theme={createTheme({components: {[name]: defaults}})}>
      <BarChart {...size} series={[{data: [2, 8]}]} />
      <LineChart {...size} series={[{data: [2, 8]}]} />
      <PieChart {...size} series={[{data: [{value: 2}, {value: 8}]}]} />
      <ScatterChart {...size} series={[{data: [{x: 1, y: 2}]}]} />
    </ThemeProvider>,
  );
  return [...container.querySelectorAll('svg')].map((chart) => chart.outerHTML.includes(own));
}

claim('theme', 'colors of MuiChartDataProvider hold for all charts', async () => {
  expect(await chartsWithColor('MuiChartDataProvider')).toEqual([true, true, true, true]);
});

claim('theme', 'MuiChartsDataProvider has no effect', async () => {
  expect(await chartsWithColor('MuiChartsDataProvider')).toEqual([false, false, false, false]);
});
