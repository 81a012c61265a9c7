import {BarChart, type BarProps} from '@mui/x-charts/BarChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import AnimateData from './_demos/AnimateData';
import MovingMarker from './_demos/MovingMarker';
import SlowBars from './_demos/SlowBars';

const size = {width: 400, height: 300, hideLegend: true};
const axis = [{data: ['A', 'B']}];

const heightOfFirstBar = () =>
  document.querySelector('.MuiBarElement-root')?.getBoundingClientRect().height ?? -1;

const reduceMotion = (matches: boolean) => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query);
    Object.defineProperty(list, 'matches', {
      value: query.includes('reduced-motion') ? matches : list.matches,
    });
    return list;
  });
};

claim('lead', 'bars grow from the axis, and skipAnimation draws them at once', async () => {
  reduceMotion(false);
  const screen = await render(<BarChart {...size} xAxis={axis} series={[{data: [10, 20]}]} />);
  expect(heightOfFirstBar()).toBeLessThan(100);
  await expect.poll(heightOfFirstBar).toBeGreaterThan(100);
  await screen.unmount();
  await render(<BarChart {...size} skipAnimation xAxis={axis} series={[{data: [10, 20]}]} />);
  expect(heightOfFirstBar()).toBeGreaterThan(100);
});

claim(
  'duration',
  'a slot gets skipAnimation, which is true for users who prefer reduced motion',
  async () => {
    reduceMotion(true);
    const seen: boolean[] = [];
    const Bar = ({x, y, width, height, skipAnimation}: BarProps) => {
      seen.push(skipAnimation);
      return <rect {...{x, y, width, height}} />;
    };
    await render(<BarChart {...size} xAxis={axis} slots={{bar: Bar}} series={[{data: [10, 20]}]} />);
    await expect.poll(() => seen.at(-1)).toBe(true);
  },
);

claim('use-animate', 'the line starts at the axis and moves to its value', async () => {
  reduceMotion(false);
  const screen = await render(
    <div style={{width: 600}}>
      <MovingMarker />
    </div>,
  );
  const line = () => screen.container.querySelector('line[stroke="#d32f2f"]')?.getAttribute('transform');
  await expect.poll(line).toMatch(/translate\(0 \d/);
  await new Promise((resolve) => setTimeout(resolve, 600));
  const before = line();
  await screen.getByRole('button').click();
  await expect.poll(line).not.toBe(before);
});

claim('lead', 'the demos render without a message', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <AnimateData />
      <SlowBars />
      <MovingMarker />
    </div>,
  );
  await screen.getByRole('button', {name: 'Show 2025'}).click();
  await screen.getByRole('button', {name: 'Show the final budget'}).click();
  await expect.element(screen.getByRole('button', {name: 'Show the draft budget'})).toBeVisible();
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
  for (const demo of screen.container.firstElementChild?.children ?? [])
    expect(demo.getBoundingClientRect().height).toBe(280);
});
