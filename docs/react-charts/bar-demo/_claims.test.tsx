import {BarChart} from '@mui/x-charts/BarChart';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import BarDemoStorage from './_demos/BarDemoStorage';
import BarDemoWaterfall from './_demos/BarDemoWaterfall';

const size = {width: 400, height: 300, skipAnimation: true, hideLegend: true};
const bars = () => [...document.querySelectorAll('.MuiBar-element')];

claim('goal', 'a color map of the axis overrides colorGetter', async () => {
  await render(
    <BarChart
      {...size}
      xAxis={[{data: ['A', 'B']}]}
      yAxis={[{colorMap: {type: 'piecewise', thresholds: [5], colors: ['#111111', '#222222']}}]}
      series={[{data: [3, 8], colorGetter: ({value}) => (value === 8 ? '#abcdef' : '#fedcba')}]}
    />,
  );
  await expect.poll(() => bars().map((bar) => bar.getAttribute('fill'))).toEqual(['#111111', '#222222']);
});

claim('ranking', 'a label outside of its bar is clipped at the edge of the plot', async () => {
  await render(
    <BarChart
      {...size}
      layout="horizontal"
      yAxis={[{data: ['A']}]}
      series={[{data: [5], barLabel: 'value', barLabelPlacement: 'outside'}]}
    />,
  );
  await expect.poll(() => document.querySelector('.MuiBarLabel-root')?.textContent).toBe('5');
  expect(document.querySelector('.MuiBarLabel-root')?.closest('[clip-path]')).not.toBeNull();
});

claim('waterfall', 'the transparent series is part of neither tooltip nor legend', async () => {
  await render(
    <div style={{width: 500}}>
      <BarDemoWaterfall />
    </div>,
  );
  await expect.poll(() => bars().length).toBe(12);
  const material = bars()[7];
  if (!material) throw new Error('no bar');
  await page.elementLocator(material).hover();
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toBe('MaterialChange-45');
  const {container} = await render(
    <BarChart
      {...size}
      hideLegend={false}
      xAxis={[{data: ['A']}]}
      series={[
        {data: [5], stack: 's', color: 'transparent'},
        {data: [2], stack: 's', label: 'Change'},
      ]}
    />,
  );
  await expect.poll(() => container.querySelector('ul')?.textContent).toBe('Change');
  expect(container.querySelectorAll('li').length).toBe(1);
});

claim('years', 'with a barGapRatio of -1, one bar covers the other completely', async () => {
  await render(
    <BarChart
      {...size}
      xAxis={[{scaleType: 'band', data: ['A'], barGapRatio: -1}]}
      series={[{data: [5]}, {data: [5]}]}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  const [first, second] = bars().map((bar) => JSON.stringify(bar.getBoundingClientRect()));
  expect(first).toBe(second);
});

claim('storage', 'the height stays the same even if the legend wraps', async () => {
  const heights: (number | undefined)[] = [];
  for (const width of [280, 900]) {
    const {container, unmount} = await render(
      <div style={{width}}>
        <BarDemoStorage />
      </div>,
    );
    await expect.poll(() => bars().length).toBe(4);
    heights.push(container.firstElementChild?.getBoundingClientRect().height);
    await unmount();
  }
  expect(heights).toEqual([140, 140]);
});
