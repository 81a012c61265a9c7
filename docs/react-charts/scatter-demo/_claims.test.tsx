import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ScatterDemoBubbles from './_demos/ScatterDemoBubbles';
import ScatterDemoLatency from './_demos/ScatterDemoLatency';
import ScatterDemoMenu from './_demos/ScatterDemoMenu';
import ScatterDemoOutliers from './_demos/ScatterDemoOutliers';
import ScatterDemoSegments from './_demos/ScatterDemoSegments';
import ScatterDemoStrip from './_demos/ScatterDemoStrip';
import ScatterDemoTrend from './_demos/ScatterDemoTrend';

const tooltip = () => document.querySelector('[role=tooltip]')?.textContent;
const markers = () => [...document.querySelectorAll('[data-drawing-container] circle')];

async function hoverAt(x: number, y: number) {
  const surface = document.querySelector('svg:has([data-drawing-container])');
  if (!surface) throw new Error('no chart');
  const box = surface.getBoundingClientRect();
  await page.elementLocator(surface).hover({position: {x: x - box.x, y: y - box.y}});
}

claim('groups', 'a group hidden by the legend has no points, but the tooltip finds them', async () => {
  await render(
    <ScatterChart
      width={500}
      height={300}
      series={[
        {id: 'a', label: 'A', data: [{id: 1, x: 1, y: 1}]},
        {id: 'b', label: 'B', data: [{id: 2, x: 10, y: 10}]},
      ]}
      slotProps={{legend: {toggleVisibilityOnClick: true}}}
    />,
  );
  await expect.poll(() => markers().length).toBe(2);
  const point = markers()[1]?.getBoundingClientRect();
  if (!point) throw new Error('no point');
  await page.getByRole('button', {name: 'B'}).click();
  await expect.poll(() => markers().length).toBe(1);
  // The point is in the corner of the plot: stay inside.
  await hoverAt(point.left, point.bottom);
  await expect.poll(tooltip).toContain('(10, 10)');
});

claim('bubbles', 'the whole bubble reacts to the pointer, the space beside it does not', async () => {
  await render(
    <div style={{width: 700}}>
      <ScatterDemoBubbles />
    </div>,
  );
  await expect.poll(() => markers().length).toBe(7);
  const bubble = markers()[0]?.getBoundingClientRect();
  if (!bubble) throw new Error('no bubble');
  expect(bubble.width).toBeCloseTo(2 * Math.sqrt(920), 0);
  await hoverAt(bubble.right - 3, bubble.y + bubble.height / 2);
  await expect.poll(tooltip).toContain('Laptops');
  await hoverAt(bubble.right + 15, bubble.bottom + 10);
  await expect.poll(tooltip).toBeUndefined();
});

claim('many-points', 'a path holds up to 1,000 points of one color', async () => {
  await render(
    <div style={{width: 700}}>
      <ScatterDemoLatency />
    </div>,
  );
  const paths = () => [...document.querySelectorAll('[data-drawing-container] path')];
  const points = () => paths().map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0);
  await expect.poll(() => points().reduce((sum, count) => sum + count, 0)).toBe(10_000);
  expect(Math.max(...points())).toBe(1000);
  expect(new Set(paths().map((path) => path.getAttribute('fill'))).size).toBe(2);
});

claim('lead', 'the demos render without a console message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  await render(
    <div style={{width: 700}}>
      <ScatterDemoTrend />
      <ScatterDemoSegments />
      <ScatterDemoBubbles />
      <ScatterDemoMenu />
      <ScatterDemoOutliers />
      <ScatterDemoLatency />
      <ScatterDemoStrip />
    </div>,
  );
  // 10 weeks, 72 customers, 7 products, 8 dishes, 11 routes, and 36 parcels: no point is outside of its axes.
  await expect.poll(() => markers().length).toBe(144);
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
