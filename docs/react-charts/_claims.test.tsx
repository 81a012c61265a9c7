import {BarChart} from '@mui/x-charts/BarChart';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';

const size = {width: 400, height: 300, skipAnimation: true};
const xAxis = [{data: ['May', 'June']}];

claim('accessibility', 'aria-label reaches the SVG', async () => {
  const {container} = await render(
    <BarChart {...size} xAxis={xAxis} series={[{data: [4, 5]}]} aria-label="Orders" />,
  );
  expect(container.querySelector('svg[aria-label="Orders"]')).not.toBeNull();
});

claim('size', 'the legend is HTML and adds to the height of the SVG', async () => {
  const {container} = await render(
    <BarChart {...size} xAxis={xAxis} series={[{data: [4, 5], label: 'Orders'}]} />,
  );
  expect(container.querySelector('svg.MuiChartsSurface-root')?.getBoundingClientRect().height).toBe(300);
  expect(container.querySelector('.MuiChartsWrapper-root, svg')).not.toBeNull();
  expect(container.getBoundingClientRect().height).toBeGreaterThan(310);
});

claim('colors', 'colors may be a function of the mode', async () => {
  const {container} = await render(
    <BarChart
      {...size}
      xAxis={xAxis}
      series={[{data: [4, 5]}]}
      colors={(mode) => [mode === 'light' ? '#00796b' : '#80cbc4']}
    />,
  );
  expect(container.querySelector('.MuiBar-element')?.getAttribute('fill')).toBe('#00796b');
});
