import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {LineChart} from '@mui/x-charts/LineChart';
import {ChartsBrushOverlay} from '@mui/x-charts/ChartsBrushOverlay';
import {claim} from '@site/tests/claims/claim';
import type * as React from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import BrushKeep from './_demos/BrushKeep';
import BrushPoints from './_demos/BrushPoints';
import BrushRange from './_demos/BrushRange';

const wide = (demo: React.ReactNode) => <div style={{width: 600}}>{demo}</div>;
const overlay = () => document.querySelector('.MuiChartsBrushOverlay-rect');

const surface = async () => {
  await expect.poll(() => document.querySelector('svg.MuiChartsSurface-root')).not.toBeNull();
  const chart = document.querySelector('svg.MuiChartsSurface-root');
  if (!chart) throw new Error('no chart');
  return chart;
};

const frame = () => new Promise((resolve) => setTimeout(resolve, 60));

/** Presses at one place of the chart, moves to another, and returns what releases the pointer. */
async function drag([x1, y1]: [number, number], [x2, y2]: [number, number]) {
  const chart = await surface();
  const box = chart.getBoundingClientRect();
  const fire = (type: string, x: number, y: number, buttons: number) =>
    chart.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        buttons,
        clientX: box.left + x,
        clientY: box.top + y,
      }),
    );
  fire('pointerdown', x1, y1, 1);
  for (let step = 1; step <= 4; step += 1) {
    await frame();
    fire('pointermove', x1 + ((x2 - x1) * step) / 4, y1 + ((y2 - y1) * step) / 4, 1);
  }
  await frame();
  return async () => {
    fire('pointerup', x2, y2, 0);
    await frame();
  };
}

claim('read', 'the Hook gives the range while users drag, also from right to left', async () => {
  const screen = await render(wide(<BrushRange />));
  const release = await drag([500, 100], [200, 120]);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(/Selected: [5-9]:00 to (19|20|21|22):00/);
  expect(overlay()).not.toBeNull();
  await release();
});

claim('keep', 'the overlay disappears when the pointer is released', async () => {
  await render(wide(<BrushRange />));
  const release = await drag([200, 100], [400, 120]);
  expect(overlay()).not.toBeNull();
  await release();
  await expect.poll(overlay).toBeNull();
});

claim('lead', 'charts of the Pro plan contain the overlay already', async () => {
  await render(
    <BarChartPro
      width={500}
      height={300}
      skipAnimation
      brushConfig={{enabled: true}}
      xAxis={[{data: ['A', 'B']}]}
      series={[{data: [1, 2]}]}
    />,
  );
  const release = await drag([150, 100], [300, 120]);
  expect(overlay()).not.toBeNull();
  await release();
});

claim('tooltip', 'the tooltip is hidden during a drag', async () => {
  const chart = (preventTooltip: boolean) => (
    <LineChart
      width={500}
      height={300}
      skipAnimation
      brushConfig={{enabled: true, preventTooltip}}
      xAxis={[{data: [1, 2, 3]}]}
      series={[{data: [1, 2, 3]}]}
    >
      <ChartsBrushOverlay />
    </LineChart>
  );
  const screen = await render(chart(true));
  const release = await drag([150, 100], [300, 120]);
  expect(overlay()).not.toBeNull();
  expect(document.querySelector('[role=tooltip]')).toBeNull();
  await release();
  await screen.rerender(chart(false));
  const releaseAgain = await drag([150, 100], [300, 120]);
  await expect.poll(() => document.querySelector('[role=tooltip]')).not.toBeNull();
  await releaseAgain();
});

claim('direction', 'points are selected in both directions', async () => {
  const screen = await render(wide(<BrushPoints />));
  const release = await drag([80, 30], [590, 220]);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/Mill Road.*Hillside/);
  await release();
});

claim('limitations', 'in development, a drag logs a warning of the chart', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await render(wide(<BrushRange />));
  const release = await drag([200, 100], [400, 120]);
  await release();
  expect(warn.mock.calls.map(([first]) => String(first)).join(' ')).toContain('input selector returned');
});

claim('lead', 'the demos render without a message', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    wide(
      <>
        <BrushRange />
        <BrushKeep />
        <BrushPoints />
      </>,
    ),
  );
  await expect.element(screen.getByRole('slider', {name: 'First year'})).toHaveValue('2020');
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(264 + 280 + 284);
});
