import {BarChart} from '@mui/x-charts/BarChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ExampleChartWithTable from './_demos/ExampleChartWithTable';
import ExampleFilters from './_demos/ExampleFilters';
import ExamplePareto from './_demos/ExamplePareto';
import ExampleStock from './_demos/ExampleStock';

const bars = () => [...document.querySelectorAll('.MuiBar-element')];
const fills = () => bars().map((bar) => bar.getAttribute('fill'));
const wide = (demo: React.ReactElement) => render(<div style={{width: 600}}>{demo}</div>);

claim(
  'stock',
  'pointing at one chart highlights the day in both, and the text shows its values',
  async () => {
    const {container} = await wide(<ExampleStock />);
    await expect.poll(() => bars().length).toBe(12);
    expect(container.textContent).toContain('Mar 18: €88.50, 330,000 shares');
    const bar = bars()[9];
    if (!bar) throw new Error('no bar');
    await page.elementLocator(bar).hover();
    await expect.poll(() => container.textContent).toContain('Mar 14: €88.20, 720,000 shares');
    await expect.poll(() => document.querySelectorAll('.MuiChartsAxisHighlight-root').length).toBe(2);
  },
);

claim('accessibility', 'arrow keys do not call onHighlightedAxisChange', async () => {
  const onChange = vi.fn();
  await render(
    <BarChart
      width={400}
      height={300}
      enableKeyboardNavigation
      xAxis={[{data: ['A', 'B']}]}
      series={[{data: [1, 2]}]}
      onHighlightedAxisChange={onChange}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.querySelectorAll('.MuiChartsAxisHighlight-root').length).toBe(1);
  expect(onChange).not.toHaveBeenCalled();
});

claim('pareto', 'both axes end at the same height', async () => {
  await wide(<ExamplePareto />);
  await expect.poll(() => bars().length).toBe(6);
  const top = (text: string) =>
    [...document.querySelectorAll('.MuiChartsAxis-tickLabel')]
      .find(({textContent}) => textContent === text)
      ?.getBoundingClientRect().top;
  expect(top('200')).toBeDefined();
  expect(top('200')).toBe(top('100%'));
});

claim('filters', 'a series without a color takes another one when those before it are gone', async () => {
  const size = {width: 400, height: 300, skipAnimation: true, xAxis: [{data: ['A']}]};
  const {rerender} = await render(<BarChart {...size} series={[{data: [1]}, {data: [2]}]} />);
  await expect.poll(() => bars().length).toBe(2);
  const [first, second] = fills();
  expect(first).not.toBe(second);
  await rerender(<BarChart {...size} series={[{data: [2]}]} />);
  await expect.poll(() => fills()).toEqual([first]);
});

claim('filters', 'without a series, the chart shows its text for missing data', async () => {
  const {container} = await wide(<ExampleFilters />);
  await expect.poll(() => bars().length).toBe(12);
  for (const name of ['Shop', 'Web', 'Phone']) await page.getByRole('button', {name}).click();
  await expect.poll(() => bars().length).toBe(0);
  expect(container.querySelector('svg')?.textContent).toContain('No data to display');
  expect(container.querySelector('svg')?.textContent).toContain('Q1');
});

claim('table', 'a click on a bar selects its row, and a selected row colors its bar', async () => {
  await wide(<ExampleChartWithTable />);
  await expect.poll(() => bars().length).toBe(4);
  const selected = () => document.querySelector('[role=row][aria-selected=true]')?.textContent;
  await expect.poll(selected).toContain('Lake');
  const [, lakeside] = fills();
  const quarry = bars()[2];
  if (!quarry) throw new Error('no bar');
  await page.elementLocator(quarry).click();
  await expect.poll(selected).toContain('Quarry');
  await expect.poll(() => fills()[2]).toBe(lakeside);
  await page.getByText('Roof').last().click();
  await expect.poll(() => fills()[3]).toBe(lakeside);
  expect(fills()[2]).not.toBe(lakeside);
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(selected).toContain('Quarry');
});
