import {BarChart} from '@mui/x-charts/BarChart';
import {claim} from '@site/tests/claims/claim';
import type {ReactNode} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import AccessibleAnnounce from './_demos/AccessibleAnnounce';
import AccessibleColors from './_demos/AccessibleColors';
import AccessibleForcedColors from './_demos/AccessibleForcedColors';
import AccessibleKeyboard from './_demos/AccessibleKeyboard';

const bars = {width: 400, height: 300, series: [{data: [1, 2], label: 'Loans'}], hideLegend: true};

claim('lead', 'the demos render without a message', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <AccessibleKeyboard />
      <AccessibleAnnounce />
      <AccessibleColors />
      <AccessibleForcedColors />
    </div>,
  );
  await expect.element(screen.getByText('Friday').or(screen.getByText('Fri'))).toBeVisible();
  await expect.element(screen.getByText('Glass')).toBeVisible();
  await expect.poll(() => screen.container.querySelectorAll('svg.MuiChartsSurface-root').length).toBe(4);
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

claim(
  'keyboard',
  'arrow keys move, stop at the end, and the item tooltip follows; Home does nothing',
  async () => {
    const screen = await render(
      <div style={{width: 600}}>
        <AccessibleKeyboard />
      </div>,
    );
    await expect.element(screen.getByText('Fri')).toBeVisible();
    const tooltip = () => document.querySelector('[role=tooltip]')?.textContent;
    await userEvent.keyboard('{Tab}');
    expect(tooltip()).toBeUndefined();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(tooltip).toContain('64');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(tooltip).toContain('19');
    for (let step = 0; step < 6; step++) await userEvent.keyboard('{ArrowRight}');
    await expect.poll(tooltip).toContain('41');
    await userEvent.keyboard('{Home}{Escape}');
    await expect.poll(tooltip).toContain('41');
  },
);

claim('keyboard', 'Enter does not call onItemClick', async () => {
  const onItemClick = vi.fn();
  await render(<BarChart {...bars} enableKeyboardNavigation onItemClick={onItemClick} />);
  await expect.poll(() => document.querySelectorAll('rect.MuiBarElement-root').length).toBe(2);
  await userEvent.keyboard('{Tab}{ArrowRight}{Enter}');
  await expect.poll(() => document.querySelector('[data-has-focused-item]')).not.toBeNull();
  expect(onItemClick).not.toHaveBeenCalled();
});

const tabFromButton = async (chart: ReactNode) => {
  const screen = await render(
    <div style={{width: 500}}>
      <button type="button">Before</button>
      {chart}
      <button type="button">After</button>
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('rect.MuiBarElement-root').length).toBe(2);
  const reached = async () => {
    await screen.getByRole('button', {name: 'Before'}).click();
    await userEvent.keyboard('{Tab}');
    return document.activeElement?.tagName;
  };
  return {reached, close: () => screen.unmount()};
};

claim('tab-stop', 'a chart as wide as its parent is a tab stop in Chromium', async () => {
  const {reached} = await tabFromButton(<BarChart {...bars} width={undefined} />);
  await expect.poll(reached).toBe('svg');
});

claim('tab-stop', 'with a width, it becomes one after its first tooltip', async () => {
  const {reached} = await tabFromButton(<BarChart {...bars} />);
  expect(await reached()).toBe('BUTTON');
  const [first] = document.getElementsByClassName('MuiBarElement-root');
  if (first) await userEvent.hover(first);
  await expect.poll(reached).toBe('svg');
});

claim('tab-stop', 'without a tooltip or with a tabIndex of -1, it is not', async () => {
  for (const chart of [
    <BarChart key="none" {...bars} width={undefined} slotProps={{tooltip: {trigger: 'none'}}} />,
    <BarChart key="tabIndex" {...bars} width={undefined} tabIndex={-1} />,
  ]) {
    const {reached, close} = await tabFromButton(chart);
    const [first] = document.getElementsByClassName('MuiBarElement-root');
    if (first) await userEvent.hover(first);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(await reached()).toBe('BUTTON');
    await close();
  }
});

claim('tab-stop', 'Chromium makes an SVG with a focus listener focusable', async () => {
  const screen = await render(<svg aria-label="Plain" width={40} height={40} />);
  const svg = screen.container.querySelector('svg');
  svg?.focus();
  expect(document.activeElement).not.toBe(svg);
  svg?.addEventListener('focus', () => {});
  svg?.focus();
  expect(document.activeElement).toBe(svg);
});

claim('screen-readers', 'no live region and no role unless you set one', async () => {
  const screen = await render(<BarChart {...bars} enableKeyboardNavigation title="Loans" desc="Two days" />);
  await expect.poll(() => document.querySelectorAll('rect.MuiBarElement-root').length).toBe(2);
  const svg = screen.container.querySelector('svg.MuiChartsSurface-root');
  expect([
    svg?.getAttribute('role'),
    svg?.querySelector('title')?.textContent,
    svg?.querySelector('desc')?.textContent,
  ]).toEqual([null, 'Loans', 'Two days']);
  expect(screen.container.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
});

claim('announce', 'the demo writes the focused value into its status', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <AccessibleAnnounce />
    </div>,
  );
  await expect.element(screen.getByText('2025')).toBeVisible();
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2022: 342 members');
});
