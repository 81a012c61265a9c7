import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const size = {width: 400, height: 300, skipAnimation: true};
const fixed = [{min: 0, max: 10}];

claim('reference-line', 'beyond the limits the line is drawn over the margin', async () => {
  const {container} = await render(
    <LineChart {...size} yAxis={fixed} series={[{data: [2, 8, 4]}]}>
      <ChartsReferenceLine y={10.6} label="Goal" />
    </LineChart>,
  );
  const line = container.querySelector('.MuiChartsReferenceLine-line');
  const top = container.querySelector('.MuiChartsAxis-directionY .MuiChartsAxis-line');
  expect(line?.getBoundingClientRect().top).toBeLessThan(top?.getBoundingClientRect().top ?? 0);
  await expect.element(container.querySelector<SVGElement>('.MuiChartsReferenceLine-label')).toBeVisible();
});

claim('reference-line', 'a value that a band axis does not have draws nothing and warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const {container} = await render(
    <BarChart {...size} xAxis={[{data: ['May', 'June']}]} series={[{data: [2, 8]}]}>
      <ChartsReferenceLine x="October" />
    </BarChart>,
  );
  expect(container.querySelector('.MuiChartsReferenceLine-root')).toBeNull();
  expect([...warn.mock.calls, ...error.mock.calls].join(' ')).toContain('the value October does not exist');
});

claim(
  'limits',
  'beyond a fixed limit bars are cut, points and marks are left out, without a word',
  async () => {
    const warn = vi.spyOn(console, 'warn');
    const {container} = await render(
      <>
        <BarChart {...size} xAxis={[{data: ['May', 'June']}]} yAxis={fixed} series={[{data: [2, 80]}]} />
        <LineChart {...size} yAxis={fixed} series={[{data: [2, 80]}]} />
        <ScatterChart
          {...size}
          yAxis={fixed}
          series={[
            {
              data: [
                {x: 1, y: 2},
                {x: 2, y: 80},
              ],
            },
          ]}
        />
      </>,
    );
    expect(container.querySelectorAll('.MuiBar-element')).toHaveLength(2);
    expect(container.querySelectorAll('.MuiLineChart-mark')).toHaveLength(1);
    expect(container.querySelectorAll('.MuiScatterChart-marker')).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  },
);

claim('format', 'the width of the axis makes room for long labels, the margin does not', async () => {
  const labels = (container: Element) =>
    [...container.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel')].map(
      ({textContent}) => textContent ?? '',
    );
  const chart = {...size, layout: 'horizontal' as const, series: [{data: [4]}]};
  const data = ['Ludwigshafen am Rhein'];
  const wide = await render(<BarChart {...chart} yAxis={[{data, width: 180}]} />);
  expect(labels(wide.container)).toEqual(data);
  const margin = await render(<BarChart {...chart} yAxis={[{data}]} margin={{left: 180}} />);
  expect(labels(margin.container)[0]).toContain('…');
});
