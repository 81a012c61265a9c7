import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import PyramidBasic from './_demos/PyramidBasic';
import PyramidDirection from './_demos/PyramidDirection';
import PyramidProportional from './_demos/PyramidProportional';

const boxes = () =>
  [...document.querySelectorAll('.MuiFunnelChart-section')].map((section) => section.getBoundingClientRect());

const chart = (values: number[], curve: 'pyramid' | 'step-pyramid' = 'pyramid') => (
  <FunnelChart
    width={400}
    height={300}
    hideLegend
    series={[{curve, data: values.map((value) => ({value}))}]}
  />
);

claim('lead', 'widths come from the shape, and all levels have the same height', async () => {
  const screen = await render(chart([1, 50]));
  await expect.poll(() => boxes().length).toBe(2);
  const [top, bottom] = boxes();
  await screen.rerender(chart([49, 50]));
  expect(boxes().map(({width}) => width)).toEqual([top?.width, bottom?.width]);
  expect(Math.abs((top?.height ?? 0) - (bottom?.height ?? 1))).toBeLessThan(6);
});

claim(
  'direction',
  'the tip is up when the first value is smaller than the last, otherwise down',
  async () => {
    for (const curve of ['pyramid', 'step-pyramid'] as const) {
      const screen = await render(chart([1, 50], curve));
      await expect.poll(() => boxes().length).toBe(2);
      expect(boxes()[0]?.width).toBeLessThan(boxes()[1]?.width ?? 0);
      await screen.rerender(chart([50, 1], curve));
      await expect.poll(() => (boxes()[0]?.width ?? 0) > (boxes()[1]?.width ?? 0)).toBe(true);
      await screen.unmount();
    }
  },
);

claim('proportional', 'heights follow the values, and the demos render without a message', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <PyramidProportional />
      <PyramidBasic />
      <PyramidDirection />
    </div>,
  );
  await expect.poll(() => boxes().length).toBe(12);
  const [first, second] = boxes();
  expect((second?.height ?? 0) / (first?.height ?? 1)).toBeGreaterThan(2.5);
  await screen.getByRole('switch', {name: 'Point down'}).click();
  const own = [...warn.mock.calls, ...error.mock.calls].filter((call) => !call.join(' ').includes('license'));
  expect(own).toEqual([]);
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(840);
});
