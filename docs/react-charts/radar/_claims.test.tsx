import {RadarAxis, RadarChart} from '@mui/x-charts/RadarChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import RadarCompare from './_demos/RadarCompare';
import RadarParts from './_demos/RadarParts';

const size = {width: 400, height: 300, skipAnimation: true, hideLegend: true};
const metrics = ['North', 'East', 'South', 'West'];

const surface = () => {
  const chart = document.querySelector('svg.MuiChartsSurface-root');
  if (!chart) throw new Error('no chart');
  return page.elementLocator(chart);
};

/** Distance of each mark from the center of the chart, in px. */
const distances = () =>
  [...document.querySelectorAll('.MuiRadarChart-seriesMark')].map((mark) =>
    Math.round(Math.hypot(Number(mark.getAttribute('cx')) - 200, Number(mark.getAttribute('cy')) - 150)),
  );

claim('scale', 'without max, each axis has its own scale', async () => {
  const screen = await render(
    <RadarChart {...size} series={[{data: [10, 100, 10, 100]}]} radar={{metrics}} />,
  );
  await expect.poll(distances).toHaveLength(4);
  expect(new Set(distances()).size).toBe(1);
  await screen.rerender(
    <RadarChart {...size} series={[{data: [10, 100, 10, 100]}]} radar={{metrics, max: 100}} />,
  );
  await expect.poll(() => new Set(distances()).size).toBe(2);
});

claim('rings', 'a metric that the chart does not have makes the chart throw', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const chart = (
    <RadarChart {...size} series={[{data: [1, 2, 3, 4]}]} radar={{metrics}}>
      <RadarAxis metric="Up" />
    </RadarChart>
  );
  await expect(render(chart)).rejects.toThrow(/reading 'scale'/);
});

claim('click', 'a click gives the nearest axis with its values', async () => {
  const onAxisClick = vi.fn();
  await render(
    <RadarChart
      {...size}
      series={[{id: 's', data: [1, 2, 3, 4]}]}
      radar={{metrics}}
      onAxisClick={onAxisClick}
    />,
  );
  await expect.poll(distances).toHaveLength(4);
  await surface().click({position: {x: 260, y: 155}});
  expect(onAxisClick.mock.lastCall?.[1]).toMatchObject({
    dataIndex: 1,
    axisValue: 'East',
    seriesValues: {s: 2},
  });
});

claim('highlight', 'the tooltip opens for the axis by default, and for the series with item', async () => {
  const tooltip = () => document.querySelector('[role=tooltip]')?.textContent;
  const screen = await render(
    <RadarChart {...size} series={[{data: [1, 2, 3, 4], label: 'Wind'}]} radar={{metrics}} />,
  );
  await expect.poll(distances).toHaveLength(4);
  await surface().hover({position: {x: 260, y: 155}});
  await expect.poll(tooltip).toBe('EastWind2');
  await screen.rerender(
    <div style={{width: 600}}>
      <RadarCompare />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('.MuiRadarChart-seriesArea').length).toBe(2);
  await surface().hover({position: {x: 300, y: 150}});
  await expect.poll(tooltip).toMatch(/Canteen/);
});

claim('accessibility', 'arrow keys move through the axes', async () => {
  const {container} = await render(
    <RadarChart
      {...size}
      enableKeyboardNavigation
      series={[{data: [1, 2, 3, 4]}]}
      radar={{metrics}}
      slotProps={{tooltip: {trigger: 'item'}}}
    />,
  );
  await expect.poll(distances).toHaveLength(4);
  await userEvent.tab();
  expect(container.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => container.querySelector('svg')?.hasAttribute('data-has-focused-item')).toBe(true);
});

claim('parts', 'a part with seriesId shows that series alone, and the tooltip shows both', async () => {
  await render(
    <div style={{width: 500}}>
      <RadarParts />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('.MuiRadarChart-seriesMark').length).toBe(5);
  expect(document.querySelectorAll('.MuiRadarChart-seriesArea')).toHaveLength(2);
  await surface().hover();
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toContain('This car');
  expect(document.querySelector('[role=tooltip]')?.textContent).toContain('Average of the class');
});
