import {BarChart} from '@mui/x-charts/BarChart';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import LabelLocations from './_demos/LabelLocations';
import LabelMarkTypes from './_demos/LabelMarkTypes';
import LabelPie from './_demos/LabelPie';

const size = {width: 400, height: 300, skipAnimation: true};
const legend = () =>
  [...document.querySelectorAll('.MuiChartsLegend-root li')].map((item) => item.textContent);
const tooltip = () => document.querySelector('[role=tooltip]')?.textContent;

const hoverChart = async (x: number, y: number) => {
  const chart = document.querySelector('svg.MuiChartsSurface-root');
  if (!chart) throw new Error('no chart');
  await page.elementLocator(chart).hover({position: {x, y}});
};

claim('lead', 'the legend has the short label, the tooltip the long one', async () => {
  await render(
    <div style={{width: 600}}>
      <LabelLocations />
    </div>,
  );
  await expect.poll(legend).toEqual(['MRR', 'New']);
  await hoverChart(300, 120);
  await expect.poll(tooltip).toContain('Monthly recurring revenue');
});

claim(
  'series',
  'a series without a label has no legend item, and only its value in the tooltip',
  async () => {
    await render(
      <BarChart
        {...size}
        xAxis={[{data: ['A', 'B']}]}
        series={[{data: [1, 2], label: 'Named'}, {data: [37, 41]}]}
      />,
    );
    await expect.poll(legend).toEqual(['Named']);
    await hoverChart(120, 120);
    await expect.poll(tooltip).toContain('37');
  },
);

claim('slices', 'on the slice stands the short label', async () => {
  const {container} = await render(
    <div style={{width: 600}}>
      <LabelPie />
    </div>,
  );
  await expect.poll(legend).toEqual(['Rent and heating', 'Food and drinks', 'Bus and train tickets']);
  const chart = () => container.querySelector('svg.MuiChartsSurface-root')?.textContent;
  await expect.poll(chart).toContain('Rent');
  expect(chart()).not.toContain('heating');
});

claim('mark', 'a component takes the place of the mark', async () => {
  const {container} = await render(
    <div style={{width: 600}}>
      <LabelMarkTypes />
    </div>,
  );
  await expect.poll(legend).toEqual(['Sold', 'Returned', 'Reserved']);
  const marks = [...container.querySelectorAll('.MuiChartsLegend-root li')].map(
    (item) => item.querySelector('svg path[d^="M7 0"]') !== null,
  );
  expect(marks).toEqual([false, false, true]);
});

claim('axis', 'an axis with a label is 20 px larger', async () => {
  const left = () =>
    document.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-line')?.getBoundingClientRect().left ??
    0;
  const chart = (label?: string) => (
    <BarChart {...size} xAxis={[{data: ['A', 'B']}]} yAxis={[{label}]} series={[{data: [1, 2]}]} />
  );
  const screen = await render(chart());
  await expect.poll(left).toBeGreaterThan(0);
  const before = left();
  await screen.rerender(chart('Tons'));
  await expect.poll(left).toBe(before + 20);
});
