import {BarChart, type BarProps} from '@mui/x-charts/BarChart';
import {ChartsNoDataOverlay} from '@mui/x-charts/ChartsOverlay';
import {useBarSeries, useXScale} from '@mui/x-charts/hooks';
import {claim} from '@site/tests/claims/claim';
import * as React from 'react';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ClickToMark from './_demos/ClickToMark';
import HtmlReadout from './_demos/HtmlReadout';
import LineHalo from './_demos/LineHalo';

const size = {width: 400, height: 300, skipAnimation: true, hideLegend: true};
const list = ['missing'];
const axis = [{data: ['A', 'B']}];

claim(
  'hooks',
  'an id that does not exist gives undefined; in a list it is left out with a warning',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const Probe = () => (
      <text data-testid="probe">
        {useBarSeries('missing') === undefined ? 'nothing' : 'a series'} {useBarSeries(list).length}
      </text>
    );
    const screen = await render(
      <BarChart {...size} xAxis={axis} series={[{data: [1, 2]}]}>
        <Probe />
      </BarChart>,
    );
    await expect.element(screen.getByTestId('probe')).toHaveTextContent('nothing 0');
    expect([...warn.mock.calls, ...error.mock.calls].join(' ')).toContain('missing');
  },
);

claim('html', 'a div among the children of a chart stays invisible', async () => {
  const {container} = await render(
    <BarChart {...size} xAxis={axis} series={[{data: [1, 2]}]}>
      <div id="note">Note</div>
    </BarChart>,
  );
  await expect.poll(() => container.querySelector('#note')).not.toBeNull();
  expect(container.querySelector('#note')?.getBoundingClientRect().height).toBe(0);
});

claim('html', 'outside of the surface, Hooks follow the pointer', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <HtmlReadout />
    </div>,
  );
  const chart = screen.container.querySelector('svg');
  if (!chart) throw new Error('no chart');
  await page.elementLocator(chart).hover({position: {x: 300, y: 100}});
  await expect.element(screen.getByRole('status')).toHaveTextContent(/:00: \d+ W/);
});

claim('invert', 'a click sets the limit, and a band scale has no invert', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <ClickToMark />
    </div>,
  );
  await expect.element(screen.getByText('Limit 130')).toBeVisible();
  const plot = screen.container.querySelector('rect[cursor=crosshair]');
  if (!plot) throw new Error('no plot');
  const height = plot.getBoundingClientRect().height;
  await page.elementLocator(plot).click({position: {x: 200, y: height / 2}});
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(110);

  let hasInvert: boolean | undefined;
  const Probe = () => {
    hasInvert = 'invert' in useXScale();
    return null;
  };
  await render(
    <BarChart {...size} xAxis={axis} series={[{data: [1, 2]}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => hasInvert).toBe(false);
});

claim('slots', 'an inline component is mounted again on each render', async () => {
  const mounted = vi.fn();
  const Chart = () => {
    const Bar = ({x, y, width, height}: BarProps) => {
      React.useEffect(mounted, []);
      return <rect {...{x, y, width, height}} />;
    };
    return <BarChart {...size} xAxis={axis} series={[{data: [1, 2]}]} slots={{bar: Bar}} />;
  };
  const screen = await render(<Chart />);
  await expect.poll(() => mounted.mock.calls.length).toBe(2);
  await screen.rerender(<Chart />);
  await expect.poll(() => mounted.mock.calls.length).toBe(4);
});

claim('overlays', 'empty data shows a message, null values show nothing', async () => {
  const screen = await render(<BarChart {...size} xAxis={axis} series={[{data: []}]} />);
  await expect.element(screen.getByText('No data to display')).toBeVisible();
  await screen.rerender(<BarChart {...size} xAxis={axis} series={[{data: [null, null]}]} />);
  await expect.element(screen.getByText('No data to display')).not.toBeInTheDocument();
});

claim('tick-labels', 'slots on an axis has no effect in BarChart, those of the chart count', async () => {
  const slots = {axisTickLabel: () => <text data-testid="mine">x</text>};
  const screen = await render(
    <BarChart {...size} xAxis={[{data: ['A', 'B'], slots}]} series={[{data: [1, 2]}]} />,
  );
  await expect.element(screen.getByText('A', {exact: true})).toBeVisible();
  expect(screen.container.querySelectorAll('[data-testid=mine]')).toHaveLength(0);
  await screen.rerender(<BarChart {...size} xAxis={axis} series={[{data: [1, 2]}]} slots={slots} />);
  await expect.poll(() => screen.container.querySelectorAll('[data-testid=mine]').length).toBeGreaterThan(2);
});

claim('defaults', 'a default element can be rendered in a slot, with an addition', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <LineHalo />
    </div>,
  );
  await expect.poll(() => screen.container.querySelectorAll('.MuiLineElement-root').length).toBe(1);
  const line = screen.container.querySelector('.MuiLineElement-root');
  const halo = screen.container.querySelector('path[stroke-width="12"]');
  expect(halo?.getAttribute('d')).toBe(line?.getAttribute('d'));
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

claim('overlays', 'message replaces the text of a default overlay', async () => {
  const Mine = () => <ChartsNoDataOverlay message="Nothing yet" />;
  const screen = await render(
    <BarChart {...size} xAxis={axis} series={[{data: []}]} slots={{noDataOverlay: Mine}} />,
  );
  await expect.element(screen.getByText('Nothing yet')).toBeVisible();
});
