import {BarChart} from '@mui/x-charts/BarChart';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {claim} from '@site/tests/claims/claim';
import {beforeEach, expect, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ToolbarCommunity from './_demos/ToolbarCommunity';

// The license key is missing here.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const size = {width: 400, height: 240, skipAnimation: true};
const series = [{data: [1, 2]}];
const axis = [{data: ['A', 'B']}];
const zoomable = [{data: ['A', 'B'], zoom: true}];

claim('lead', 'zoom buttons need zoom on an axis, and zooming out is disabled at first', async () => {
  const screen = await render(<BarChartPro {...size} xAxis={axis} series={series} showToolbar />);
  await expect.element(screen.getByRole('button', {name: 'Export'})).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await screen.unmount();
  await render(<BarChartPro {...size} xAxis={zoomable} series={series} showToolbar />);
  await expect.element(page.getByRole('button', {name: 'Zoom in'})).toBeEnabled();
  await expect.element(page.getByRole('button', {name: 'Zoom out'})).toBeDisabled();
});

claim('lead', 'the toolbar adds 56 px', async () => {
  const screen = await render(
    <BarChartPro height={240} xAxis={axis} series={series} hideLegend showToolbar />,
  );
  await expect.element(screen.getByRole('toolbar')).toBeVisible();
  await expect.poll(() => screen.container.getBoundingClientRect().height).toBe(296);
});

claim('menu', 'without menu items and zoom, there is no toolbar', async () => {
  const toolbar = {printOptions: {disableToolbarButton: true}, imageExportOptions: []};
  const screen = await render(
    <BarChartPro {...size} xAxis={axis} series={series} showToolbar slotProps={{toolbar}} />,
  );
  await expect.poll(() => screen.container.querySelectorAll('.MuiBar-element').length).toBe(2);
  expect(screen.getByRole('toolbar').elements()).toHaveLength(0);
});

claim('community', 'showToolbar has no effect without a slot', async () => {
  const screen = await render(<BarChart {...size} xAxis={axis} series={series} showToolbar />);
  await expect.poll(() => screen.container.querySelectorAll('.MuiBar-element').length).toBe(2);
  expect(screen.getByRole('toolbar').elements()).toHaveLength(0);
  await screen.rerender(<ToolbarCommunity />);
  const button = screen.getByRole('button', {name: 'Stacked'});
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});

claim('accessibility', 'one tab stop, arrow keys, and Escape closes the menu', async () => {
  const zoom = [{...zoomable[0], id: 'x'}];
  const screen = await render(
    <BarChartPro
      {...size}
      xAxis={zoom}
      series={series}
      initialZoom={[{axisId: 'x', start: 20, end: 80}]}
      showToolbar
    />,
  );
  await expect.element(screen.getByRole('button', {name: 'Zoom out'})).toBeEnabled();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', {name: 'Zoom in'})).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', {name: 'Zoom out'})).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  const trigger = screen.getByRole('button', {name: 'Export'});
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', {name: 'Print'})).toBeVisible();
  await expect.element(screen.getByRole('menuitem', {name: 'Export as PNG'})).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menuitem', {name: 'Print'})).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
