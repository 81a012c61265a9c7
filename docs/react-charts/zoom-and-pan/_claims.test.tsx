import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {LineChartPro, type LineChartProProps} from '@mui/x-charts-pro/LineChartPro';
import {claim} from '@site/tests/claims/claim';
import {beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ZoomFilterMode from './_demos/ZoomFilterMode';
import ZoomReset from './_demos/ZoomReset';

// The license key is missing here.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const data = Array.from({length: 101}, (_, index) => index);

const Chart = ({zoom = true, ...props}: Partial<LineChartProProps> & {zoom?: true | {minSpan: number}}) => (
  <LineChartPro
    width={500}
    height={300}
    skipAnimation
    xAxis={[{id: 'x', data, domainLimit: 'strict', zoom}]}
    series={[{data, showMark: false}]}
    {...props}
  />
);

/** Texts of the ticks of an axis. */
const ticks = (direction: 'X' | 'Y') =>
  [...document.querySelectorAll(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`)].map(
    (tick) => Number(tick.textContent?.replace(',', '')),
  );

/** Turns the wheel over the plot; whether the page would scroll. */
const turnWheel = (init: WheelEventInit = {}) => {
  const chart = document.querySelector('svg.MuiChartsSurface-root');
  const {left = 0, top = 0} = chart?.getBoundingClientRect() ?? {};
  const place = {clientX: left + 250, clientY: top + 150};
  const event = new WheelEvent('wheel', {deltaY: -120, bubbles: true, cancelable: true, ...place, ...init});
  chart?.dispatchEvent(event);
  return !event.defaultPrevented;
};

claim(
  'interactions',
  'the wheel zooms and keeps the page from scrolling, unless a key is required',
  async () => {
    const onZoomChange = vi.fn();
    const screen = await render(<Chart onZoomChange={onZoomChange} />);
    await expect.poll(() => ticks('X').length).toBeGreaterThan(2);
    expect(turnWheel()).toBe(false);
    await expect.poll(() => onZoomChange.mock.calls.length).toBeGreaterThan(0);
    await screen.unmount();
    onZoomChange.mockClear();
    await render(
      <Chart
        onZoomChange={onZoomChange}
        zoomInteractionConfig={{zoom: [{type: 'wheel', requiredKeys: ['ControlOrMeta']}], pan: []}}
      />,
    );
    await expect.poll(() => ticks('X').length).toBeGreaterThan(2);
    expect(turnWheel()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(onZoomChange).not.toHaveBeenCalled();
  },
);

claim('initial', 'initialZoom is in percent, and an unknown axis is ignored', async () => {
  const initialZoom = [
    {axisId: 'x', start: 50, end: 100},
    {axisId: 'other', start: 0, end: 10},
  ];
  await render(<Chart initialZoom={initialZoom} />);
  await expect.poll(() => Math.min(...ticks('X'))).toBe(50);
});

claim('limits', 'the toolbar zooms in until minSpan, then its button is disabled', async () => {
  const onZoomChange = vi.fn<NonNullable<LineChartProProps['onZoomChange']>>();
  const screen = await render(<Chart zoom={{minSpan: 40}} onZoomChange={onZoomChange} showToolbar />);
  const button = screen.getByRole('button', {name: 'Zoom in'});
  await expect.element(button).toBeEnabled();
  for (let index = 0; index < 9; index += 1) await button.click();
  await expect.element(button).toBeDisabled();
  const [last] = onZoomChange.mock.lastCall?.[0] ?? [];
  expect((last?.end ?? 0) - (last?.start ?? 0)).toBeCloseTo(40);
});

claim('control', 'with only zoomData, the zoom stays', async () => {
  await render(<Chart zoomData={[{axisId: 'x', start: 50, end: 100}]} />);
  await expect.poll(() => Math.min(...ticks('X'))).toBe(50);
  turnWheel();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(Math.min(...ticks('X'))).toBe(50);
});

claim('reset', 'setZoomData shows all again', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <ZoomReset />
    </div>,
  );
  await expect.poll(() => ticks('X').length).toBeGreaterThan(2);
  const before = Math.max(...ticks('X'));
  await screen.getByRole('button', {name: 'Show all'}).click();
  await expect.poll(() => Math.max(...ticks('X'))).toBeGreaterThan(before);
});

claim('filter-mode', 'discard computes the other axis from the visible part', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <ZoomFilterMode />
    </div>,
  );
  await expect.poll(() => Math.max(...ticks('Y'))).toBeLessThan(40);
  await screen.getByRole('switch').click();
  await expect.poll(() => Math.max(...ticks('Y'))).toBeGreaterThan(80);
});

claim(
  'accessibility',
  'neither the chart nor its slider is a tab stop, the buttons of the toolbar are',
  async () => {
    const screen = await render(
      <LineChartPro
        width={500}
        height={300}
        showToolbar
        xAxis={[{id: 'x', data, zoom: {slider: {enabled: true}}}]}
        series={[{data}]}
      />,
    );
    await expect.element(screen.getByRole('button', {name: 'Zoom in'})).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', {name: 'Zoom in'})).toHaveFocus();
    await userEvent.tab();
    expect(screen.container.contains(document.activeElement)).toBe(false);
  },
);

claim('limitations', 'a heatmap ignores initialZoom', async () => {
  const names = ['A', 'B', 'C', 'D'];
  await render(
    <Heatmap
      width={400}
      height={200}
      xAxis={[{id: 'x', data: names, zoom: true}]}
      yAxis={[{data: names}]}
      series={[{data: [[0, 0, 1]]}]}
      initialZoom={[{axisId: 'x', start: 50, end: 100}]}
    />,
  );
  const labels = () =>
    [...document.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')].map(
      (tick) => tick.textContent,
    );
  await expect.poll(labels).toEqual(names);
});

claim('limitations', 'an axis that gets zoom after the first render cannot be zoomed', async () => {
  const chart = (zoom: boolean) => (
    <LineChartPro
      width={500}
      height={300}
      showToolbar
      xAxis={[{id: 'x', data, domainLimit: 'strict', zoom}]}
      series={[{data, showMark: false}]}
    />
  );
  const screen = await render(chart(false));
  await expect.poll(() => ticks('X').length).toBeGreaterThan(2);
  const before = ticks('X');
  await screen.rerender(chart(true));
  await expect.element(screen.getByRole('button', {name: 'Zoom in'})).toBeDisabled();
  turnWheel();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ticks('X')).toEqual(before);
});
