import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import StackingTotals from './_demos/StackingTotals';

const size = {width: 400, height: 300, skipAnimation: true, hideLegend: true};

/** Top and bottom of every bar, in the order of the series. */
const bars = () =>
  [...document.querySelectorAll('.MuiBar-element')].map((bar) => {
    const {top, bottom} = bar.getBoundingClientRect();
    return {top: Math.round(top), bottom: Math.round(bottom)};
  });

/** The pixels of a line, from its path of absolute points. */
const heights = (path: Element | undefined) =>
  [...(path?.getAttribute('d') ?? '').matchAll(/[ML][\d.]+,([\d.]+)/g)].map(([, y]) => Number(y));

claim('lead', 'the first series lies next to the axis', async () => {
  await render(
    <BarChart
      {...size}
      xAxis={[{data: ['A']}]}
      series={[
        {data: [4], stack: 's'},
        {data: [2], stack: 's'},
      ]}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  const [first, second] = bars();
  expect(first?.top).toBe(second?.bottom);
});

claim('offset', 'bars diverge, lines add up', async () => {
  const series = [
    {data: [4, 4], stack: 's'},
    {data: [-3, -3], stack: 's'},
  ];
  const {container} = await render(
    <>
      <BarChart {...size} xAxis={[{data: ['A', 'B']}]} series={series} />
      <LineChart
        {...size}
        yAxis={[{min: -5, max: 5}]}
        series={series.map((one) => ({...one, curve: 'linear', showMark: false}))}
      />
    </>,
  );
  await expect.poll(() => bars().length).toBe(4);
  expect(bars()[2]?.top).toBe(bars()[0]?.bottom);
  const [first, second] = [...container.querySelectorAll('.MuiLineChart-line')].map(heights);
  // The second line is at 4 - 3 = 1: lower than 4, and above zero.
  const zero = 20 + (300 - 40 - 25) / 2;
  expect(second?.[0]).toBeGreaterThan(first?.[0] ?? 0);
  expect(second?.[0]).toBeLessThan(zero);
});

claim('shares', 'of several stackOffset in a stack, the last one counts', async () => {
  await render(
    <BarChart
      {...size}
      xAxis={[{data: ['A', 'B']}]}
      series={[
        {data: [4, 1], stack: 's', stackOffset: 'none'},
        {data: [4, 1], stack: 's', stackOffset: 'expand'},
      ]}
    />,
  );
  await expect.poll(() => bars().length).toBe(4);
  expect(bars()[2]?.top).toBe(bars()[3]?.top);
});

claim('areas', 'null counts as 0, and breaks the line of its own series', async () => {
  const {container} = await render(
    <LineChart
      {...size}
      xAxis={[{data: [1, 2, 3]}]}
      series={[
        {data: [5, null, 5], stack: 's', curve: 'linear', showMark: false},
        {data: [5, 5, 5], stack: 's', curve: 'linear', showMark: false},
      ]}
    />,
  );
  await expect.poll(() => container.querySelectorAll('.MuiLineChart-line').length).toBe(2);
  const [first, second] = [...container.querySelectorAll('.MuiLineChart-line')];
  expect(first?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  const [start, middle, end] = heights(second);
  expect(start).toBe(end);
  expect(middle).toBeGreaterThan(start ?? 0);
});

claim('totals', 'the total follows a series that is hidden', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <StackingTotals />
    </div>,
  );
  await expect.element(screen.getByText('98')).toBeVisible();
  await screen.getByRole('button', {name: /Night/}).click();
  await expect.element(screen.getByText('80').first()).toBeVisible();
  await expect.element(screen.getByText('98')).not.toBeInTheDocument();
});

claim('limitations', 'bars and lines of one chart have separate stacks', async () => {
  const {ChartsContainer} = await import('@mui/x-charts/ChartsContainer');
  const {BarPlot} = await import('@mui/x-charts/BarChart');
  const {LinePlot} = await import('@mui/x-charts/LineChart');
  const {container} = await render(
    <ChartsContainer
      width={400}
      height={300}
      skipAnimation
      xAxis={[{data: ['A', 'B'], scaleType: 'band'}]}
      yAxis={[{min: 0, max: 20}]}
      series={[
        {type: 'bar', data: [5, 5], stack: 's'},
        {type: 'line', data: [5, 5], stack: 's', curve: 'linear'},
      ]}
    >
      <BarPlot />
      <LinePlot />
    </ChartsContainer>,
  );
  await expect.poll(() => bars().length).toBe(2);
  const line = container.querySelector('.MuiLineChart-line')?.getBoundingClientRect();
  expect(Math.abs((line?.top ?? 0) - (bars()[0]?.top ?? 99))).toBeLessThan(3);
  await page.elementLocator(document.body).hover({position: {x: 900, y: 700}});
});

claim('limitations', 'a bar enlarged by minBarSize covers a part of the next one', async () => {
  await render(
    <BarChart
      {...size}
      xAxis={[{data: ['A']}]}
      series={[
        {data: [1], stack: 's', minBarSize: 20},
        {data: [1000], stack: 's'},
      ]}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  const [small, large] = bars();
  expect((small?.bottom ?? 0) - (small?.top ?? 0)).toBe(20);
  expect(small?.top).toBeLessThan((large?.bottom ?? 0) - 10);
});
