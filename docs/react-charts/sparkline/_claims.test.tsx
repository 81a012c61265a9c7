import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import SparklineTooltip from './_demos/SparklineTooltip';

const size = {width: 300, height: 80};

const lineBox = () => document.querySelector('.MuiLineChart-line')?.getBoundingClientRect();

claim('range', 'a strict range without a margin lets the line fill the height', async () => {
  const screen = await render(<SparkLineChart {...size} data={[38, 41, 52]} />);
  await expect.poll(() => lineBox()?.height).toBeLessThan(70);
  await screen.rerender(
    <SparkLineChart {...size} data={[38, 41, 52]} yAxis={{domainLimit: 'strict'}} margin={0} />,
  );
  await expect.poll(() => Math.round(lineBox()?.height ?? 0)).toBe(80);
});

claim('tooltip', 'with xAxis the tooltip has a heading, without it only the value', async () => {
  const heading = () => document.querySelector('[role=tooltip]')?.textContent;
  const screen = await render(
    <div style={{width: 400}}>
      <SparklineTooltip />
    </div>,
  );
  const chart = screen.container.querySelector('svg');
  if (!chart) throw new Error('no chart');
  await page.elementLocator(chart).hover({position: {x: 20, y: 40}});
  await expect.poll(heading).toContain('Mon, May 5');
  await screen.rerender(<SparkLineChart {...size} data={[3, 4, 5]} showTooltip />);
  const other = screen.container.querySelector('svg');
  if (!other) throw new Error('no chart');
  await page.elementLocator(other).hover({position: {x: 150, y: 40}});
  await expect.poll(heading).toBe('4');
});

claim('accessibility', 'a sparkline is no tab stop', async () => {
  const {container} = await render(<SparkLineChart {...size} data={[3, 4, 5]} aria-label="Trend" />);
  await userEvent.tab();
  expect(container.contains(document.activeElement)).toBe(false);
  expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('Trend');
});

claim('limitations', 'position on an axis has no effect', async () => {
  const {container} = await render(
    <SparkLineChart {...size} data={[3, 4, 5]} xAxis={{position: 'bottom'}} yAxis={{position: 'left'}} />,
  );
  await expect.poll(lineBox).toBeDefined();
  expect(container.querySelector('.MuiChartsAxis-root')).toBeNull();
});

claim('limitations', 'clicks on the axis do not arrive', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onAxisClick = vi.fn();
  const {container} = await render(
    <SparkLineChart {...size} data={[3, 4, 5]} showTooltip onAxisClick={onAxisClick} />,
  );
  const chart = container.querySelector('svg');
  if (!chart) throw new Error('no chart');
  await page.elementLocator(chart).click({position: {x: 150, y: 40}});
  expect(onAxisClick).not.toHaveBeenCalled();
});
