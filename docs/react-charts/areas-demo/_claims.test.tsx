import {LineChart} from '@mui/x-charts/LineChart';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import AreaDemoBand from './_demos/AreaDemoBand';
import AreaDemoGaps from './_demos/AreaDemoGaps';

const size = {width: 400, height: 300, skipAnimation: true, hideLegend: true};
const ticksOf = (container: Element) =>
  [...container.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')].map((tick) =>
    Number(tick.textContent),
  );
const lineOf = (container: Element) => container.querySelector('.MuiLineChart-line')?.getAttribute('d') ?? '';

claim('gradient', 'an area is brighter than its line by default', async () => {
  const {container} = await render(<LineChart {...size} series={[{data: [2, 3], area: true}]} />);
  expect(container.querySelector('.MuiLineChart-area')?.getAttribute('filter')).toBe('brightness(120%)');
});

claim('band', 'the lower series is part of neither tooltip nor legend', async () => {
  const {container} = await render(
    <div style={{width: 500}}>
      <AreaDemoBand />
    </div>,
  );
  await expect.poll(() => container.querySelectorAll('li').length).toBe(2);
  const svg = container.querySelector('svg[aria-label]');
  if (!svg) throw new Error('no chart');
  await page.elementLocator(svg).hover({position: {x: 95, y: 150}});
  await expect
    .poll(() => document.querySelector('[role=tooltip]')?.textContent)
    .toBe('JanUsual range2 to 5 °C20254.6 °C');
});

claim('target', 'the axis includes zero with a number as baseline, but not with min', async () => {
  const number = await render(
    <LineChart {...size} series={[{data: [110, 120, 130], area: true, baseline: 115}]} />,
  );
  await expect.poll(() => Math.min(...ticksOf(number.container))).toBe(0);
  const edge = await render(
    <LineChart {...size} series={[{data: [110, 120, 130], area: true, baseline: 'min'}]} />,
  );
  await expect.poll(() => Math.min(...ticksOf(edge.container))).toBe(110);
});

claim(
  'balance',
  'steps go on for half a step on a band axis, and end at the points on a time axis',
  async () => {
    const step = {data: [1, 2, 3], area: true, curve: 'stepAfter'} as const;
    const startOf = (container: Element) => Number(/^M([\d.]+)/.exec(lineOf(container))?.[1]);
    const axis = [{data: ['A', 'B', 'C'], scaleType: 'band'}] as const;
    const band = await render(<LineChart {...size} xAxis={axis} series={[step]} />);
    const strict = await render(
      <LineChart {...size} xAxis={axis} series={[{...step, strictStepCurve: true}]} />,
    );
    await expect.poll(() => startOf(band.container)).toBeLessThan(startOf(strict.container) - 20);
    const days = [1, 2, 3].map((day) => new Date(2025, 4, day));
    const paths: string[] = [];
    for (const strictStepCurve of [false, true]) {
      const {container} = await render(
        <LineChart
          {...size}
          xAxis={[{data: days, scaleType: 'time'}]}
          series={[{...step, strictStepCurve}]}
        />,
      );
      paths.push(lineOf(container));
    }
    expect(paths[0]).not.toBe('');
    expect(paths[0]).toBe(paths[1]);
  },
);

claim('gaps', 'null ends the area, and a reading between two gaps has only its mark', async () => {
  const {container} = await render(
    <div style={{width: 500}}>
      <AreaDemoGaps />
    </div>,
  );
  const pieces = () => lineOf(container).split('M').slice(1);
  await expect.poll(() => pieces().length).toBe(3);
  expect(pieces()[1]).toMatch(/^[\d.,]+Z$/);
  expect(container.querySelectorAll('.MuiLineChart-mark').length).toBe(1);
});
