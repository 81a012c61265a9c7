import {BarChart} from '@mui/x-charts/BarChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const size = {width: 400, height: 300, skipAnimation: true};
const xAxis = [{data: ['May', 'June']}];

claim('pitfalls', 'bars on another scale than a band throw', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(
    render(<BarChart {...size} xAxis={[{data: [1, 2], scaleType: 'linear'}]} series={[{data: [4, 5]}]} />),
  ).rejects.toThrow(/should be of type "band" to display the bar series/);
});

claim('pitfalls', 'in a parent without a height, the chart is 150 px high', async () => {
  const {container} = await render(
    <div style={{width: 400, minHeight: 320}}>
      <BarChart xAxis={xAxis} series={[{data: [4, 5]}]} skipAnimation />
    </div>,
  );
  await expect
    .poll(() => container.querySelector('svg.MuiChartsSurface-root')?.getBoundingClientRect().height)
    .toBe(150);
});

claim('second-series', 'the legend appears with the first label', async () => {
  const {container} = await render(
    <>
      <BarChart {...size} xAxis={xAxis} series={[{data: [4, 5]}]} />
      <BarChart {...size} xAxis={xAxis} series={[{data: [4, 5], label: 'Orders'}]} />
    </>,
  );
  const labels = [...container.querySelectorAll('.MuiChartsLegend-label')];
  expect(labels.map(({textContent}) => textContent)).toEqual(['Orders']);
});

claim('loading', 'without values the chart says so, and that it loads', async () => {
  const {container} = await render(
    <>
      <BarChart {...size} xAxis={xAxis} series={[{data: []}]} />
      <BarChart {...size} xAxis={xAxis} series={[{data: []}]} loading />
    </>,
  );
  expect(container.textContent).toContain('No data to display');
  expect(container.textContent).toContain('Loading data');
});
