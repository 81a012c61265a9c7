import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsTooltipContainer, useAxesTooltip, useAxisTooltip} from '@mui/x-charts/ChartsTooltip';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const size = {width: 400, height: 300, skipAnimation: true, hideLegend: true};
const xAxis = [{data: ['May', 'June']}];
const tooltip = () => document.querySelector('.MuiChartsTooltip-root');

const hover = async (index: number) => {
  const bar = document.querySelectorAll('.MuiBar-element')[index];
  if (!bar) throw new Error('no bar');
  await page.elementLocator(bar).hover();
};

const series = [
  {data: [4, 5], label: 'Orders'},
  {data: [6, 7], label: 'Returns'},
];

claim('trigger', 'bars show all series of the category by default', async () => {
  await render(<BarChart {...size} xAxis={xAxis} series={series} />);
  await hover(0);
  await expect.poll(() => tooltip()?.textContent).toMatch(/May.*Orders.*4.*Returns.*6/);
});

claim('format', 'a series whose valueFormatter returns null has no row', async () => {
  await render(
    <BarChart
      {...size}
      xAxis={xAxis}
      series={[
        {data: [4, 5], label: 'Orders'},
        {data: [6, 7], label: 'Goal', valueFormatter: () => null},
      ]}
    />,
  );
  await hover(0);
  await expect.poll(() => tooltip()?.textContent).toContain('Orders');
  expect(tooltip()?.textContent).not.toContain('Goal');
});

claim('style', 'the tooltip is rendered in the body, not in the chart', async () => {
  const {container} = await render(<BarChart {...size} xAxis={xAxis} series={series} />);
  await hover(0);
  await expect.poll(tooltip).not.toBeNull();
  expect(container.contains(tooltip())).toBe(false);
});

claim('placement', 'container takes the tooltip into another element', async () => {
  const {container} = await render(
    <BarChart
      {...size}
      xAxis={xAxis}
      series={series}
      slotProps={{tooltip: {container: () => document.querySelector('#full-screen')}}}
    />,
    {container: Object.assign(document.body.appendChild(document.createElement('div')), {id: 'full-screen'})},
  );
  await hover(0);
  await expect.poll(tooltip).not.toBeNull();
  expect(container.contains(tooltip())).toBe(true);
});

claim('custom-content', 'a component that returns null without data opens later', async () => {
  function Sum() {
    const axes = useAxesTooltip();
    if (!axes) return null;
    return <ChartsTooltipContainer trigger="axis">{axes[0]?.axisFormattedValue}</ChartsTooltipContainer>;
  }
  await render(<BarChart {...size} xAxis={xAxis} series={series} slots={{tooltip: Sum}} />);
  expect(tooltip()).toBeNull();
  await hover(1);
  await expect.poll(() => document.body.textContent).toContain('June');
  await expect.poll(tooltip).not.toBeNull();
});

claim('limits', 'there is no tooltip while data is loading', async () => {
  await render(<BarChart {...size} xAxis={xAxis} series={series} loading />);
  const svg = document.querySelector('svg.MuiChartsSurface-root');
  if (!svg) throw new Error('no chart');
  await page.elementLocator(svg).hover();
  expect(tooltip()).toBeNull();
});

claim('custom-content', 'useAxisTooltip returns no data without multipleAxes', async () => {
  let read: unknown[] = [];
  function Probe() {
    const [one, all] = [useAxisTooltip(), useAxisTooltip({multipleAxes: true})];
    read = [one ?? 'no data', all?.map(({axisFormattedValue}) => axisFormattedValue)];
    return null;
  }
  await render(
    <BarChart {...size} xAxis={xAxis} series={series}>
      <Probe />
    </BarChart>,
  );
  await hover(1);
  await expect.poll(() => read).toEqual(['no data', ['June']]);
});
