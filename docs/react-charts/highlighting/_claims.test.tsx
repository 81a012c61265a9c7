import {BarChart} from '@mui/x-charts/BarChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import HighlightAxis from './_demos/HighlightAxis';
import HighlightClicked from './_demos/HighlightClicked';
import HighlightTogether from './_demos/HighlightTogether';

const size = {width: 400, height: 300, skipAnimation: true, hideLegend: true};
const axis = [{data: ['A', 'B', 'C']}];
const scope = {highlight: 'item', fade: 'global'} as const;

/** State of each bar: H, F, or -. */
const states = () =>
  [...document.querySelectorAll('.MuiBar-element')]
    .map((bar) => (bar.hasAttribute('data-highlighted') ? 'H' : bar.hasAttribute('data-faded') ? 'F' : '-'))
    .join('');

const hover = async (index: number) => {
  const bar = document.querySelectorAll('.MuiBar-element')[index];
  if (!bar) throw new Error('no bar');
  await page.elementLocator(bar).hover();
};

claim('lead', 'without a highlightScope, items are not highlighted', async () => {
  await render(<BarChart {...size} xAxis={axis} series={[{data: [4, 5, 6]}]} />);
  await hover(1);
  await expect.poll(() => document.querySelectorAll('.MuiChartsAxisHighlight-root').length).toBe(1);
  expect(states()).toBe('---');
});

claim('scope', 'fade series keeps the items of other series', async () => {
  const highlightScope = {highlight: 'item', fade: 'series'} as const;
  await render(
    <BarChart
      {...size}
      xAxis={axis}
      series={[
        {data: [4, 5, 6], highlightScope},
        {data: [4, 5, 6], highlightScope},
      ]}
    />,
  );
  await hover(1);
  await expect.poll(states).toBe('FHF---');
});

claim('control', 'a controlled item stays highlighted while the pointer moves over others', async () => {
  const onHighlightChange = vi.fn();
  await render(
    <BarChart
      {...size}
      xAxis={axis}
      series={[{id: 's', data: [4, 5, 6], highlightScope: scope}]}
      highlightedItem={{seriesId: 's', dataIndex: 0}}
      onHighlightChange={onHighlightChange}
    />,
  );
  await expect.poll(states).toBe('HFF');
  await hover(2);
  await expect.poll(() => onHighlightChange.mock.calls.length).toBeGreaterThan(0);
  expect(onHighlightChange.mock.lastCall?.[0]).toMatchObject({seriesId: 's', dataIndex: 2});
  expect(states()).toBe('HFF');
});

claim('control', 'a click keeps its bar highlighted after the pointer has left', async () => {
  await render(
    <div style={{width: 500}}>
      <HighlightClicked />
    </div>,
  );
  await expect.poll(states).toBe('FHFF');
  const bar = document.querySelectorAll('.MuiBar-element')[3];
  if (!bar) throw new Error('no bar');
  await page.elementLocator(bar).click();
  await page.getByRole('button', {name: 'Ulm'}).hover();
  await expect.poll(states).toBe('FFFH');
});

claim('control', 'a change from undefined to an item logs a warning', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const series = [{id: 's', data: [4, 5, 6], highlightScope: scope}];
  const screen = await render(<BarChart {...size} xAxis={axis} series={series} />);
  await screen.rerender(
    <BarChart {...size} xAxis={axis} series={series} highlightedItem={{seriesId: 's', dataIndex: 0}} />,
  );
  expect([...log.mock.calls, ...warn.mock.calls].join(' ')).toMatch(/uncontrolled/);
});

claim('synchronize', 'the item is highlighted in both charts', async () => {
  await render(
    <div style={{width: 700}}>
      <HighlightTogether />
    </div>,
  );
  await expect.poll(states).toBe('------');
  await hover(1);
  await expect.poll(states).toBe('FHFFHF');
});

claim('accessibility', 'arrow keys highlight the focused item', async () => {
  await render(
    <BarChart
      {...size}
      enableKeyboardNavigation
      xAxis={axis}
      series={[{id: 's', data: [4, 5, 6], highlightScope: scope}]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(states).toBe('FHF');
});

claim('scope', 'a highlighted point of a scatter chart is larger', async () => {
  const {container} = await render(
    <ScatterChart
      {...size}
      highlightedItem={{seriesId: 's', dataIndex: 0}}
      series={[
        {
          id: 's',
          data: [
            {id: 1, x: 1, y: 1},
            {id: 2, x: 2, y: 2},
          ],
          highlightScope: scope,
        },
      ]}
    />,
  );
  await expect.poll(() => container.querySelectorAll('.MuiScatterChart-marker').length).toBe(2);
  const [first, second] = [...container.querySelectorAll('.MuiScatterChart-marker')].map((mark) =>
    mark.getBoundingClientRect(),
  );
  expect(first?.width).toBeGreaterThan(second?.width ?? 99);
});

claim('axis', 'a crosshair has a line on both axes', async () => {
  const {container} = await render(
    <div style={{width: 600}}>
      <HighlightAxis />
    </div>,
  );
  const chart = container.querySelector('svg.MuiChartsSurface-root');
  if (!chart) throw new Error('no chart');
  await page.elementLocator(chart).hover({position: {x: 300, y: 120}});
  await expect.poll(() => container.querySelectorAll('.MuiChartsAxisHighlight-root').length).toBe(2);
});
