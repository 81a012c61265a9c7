import {BarChart} from '@mui/x-charts/BarChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const size = {width: 400, height: 300, skipAnimation: true};
const xAxis = [{data: ['May', 'June']}];

const clickBar = async (index: number) => {
  const bar = document.querySelectorAll('.MuiBar-element')[index];
  if (!bar) throw new Error('no bar');
  await page.elementLocator(bar).click();
};

claim('lead', 'the value axis begins at zero', async () => {
  const {container} = await render(<BarChart {...size} xAxis={xAxis} series={[{data: [180, 190]}]} />);
  const ticks = [...container.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')];
  expect(ticks.map(({textContent}) => textContent)).toContain('0');
});

claim('compare-several-series', 'too few categories are named in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await render(<BarChart {...size} xAxis={xAxis} series={[{data: [4, 5, 6]}]} />);
  expect([...warn.mock.calls, ...error.mock.calls].join(' ')).toMatch(/x.?axis/i);
});

claim('write-the-value-on-the-bar', 'a function that returns null writes no label', async () => {
  const {container} = await render(
    <BarChart
      {...size}
      xAxis={xAxis}
      series={[{data: [4, 50], barLabel: ({value}) => (value !== null && value > 10 ? `${value} t` : null)}]}
    />,
  );
  const labels = [...container.querySelectorAll('.MuiBarLabel-root')].map(({textContent}) => textContent);
  expect(labels.filter(Boolean)).toEqual(['50 t']);
});

claim('react-to-a-click', 'onItemClick gets the series and the index, onAxisClick the category', async () => {
  const onItemClick = vi.fn();
  const onAxisClick = vi.fn();
  await render(
    <BarChart
      {...size}
      xAxis={xAxis}
      series={[{id: 'orders', data: [4, 5]}]}
      onItemClick={onItemClick}
      onAxisClick={onAxisClick}
    />,
  );
  await clickBar(1);
  expect(onItemClick.mock.calls[0]?.[1]).toMatchObject({seriesId: 'orders', dataIndex: 1});
  expect(onAxisClick.mock.calls[0]?.[1]).toMatchObject({dataIndex: 1, axisValue: 'June'});
});

claim('draw-many-bars', 'svg-batch renders no element per bar', async () => {
  const {container} = await render(
    <BarChart {...size} xAxis={xAxis} series={[{data: [4, 5]}]} renderer="svg-batch" />,
  );
  expect(container.querySelectorAll('.MuiBar-element').length).toBe(0);
  expect(container.querySelectorAll('svg path').length).toBeGreaterThan(0);
});

claim('set-gaps-and-corners', 'with a categoryGapRatio of 0, bars of neighbors touch', async () => {
  const {container} = await render(
    <BarChart
      {...size}
      xAxis={[{data: ['May', 'June'], scaleType: 'band', categoryGapRatio: 0}]}
      series={[{data: [4, 5]}]}
    />,
  );
  const [first, second] = [...container.querySelectorAll('.MuiBar-element')].map((bar) =>
    bar.getBoundingClientRect(),
  );
  expect(first?.right).toBeCloseTo(second?.left ?? 0, 0);
});
