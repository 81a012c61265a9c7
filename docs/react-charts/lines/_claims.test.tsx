import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {claim} from '@site/tests/claims/claim';
import {isValidElement} from 'react';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import LinesSampled from './_demos/LinesSampled';

const size = {width: 400, height: 300, skipAnimation: true};
const gap = [2, 3, null, 4, 5];
const pathsOf = (container: Element) =>
  [...container.querySelectorAll('.MuiLineChart-line')].map((line) => line.getAttribute('d') ?? '');
const pieces = (path: string) => path.split('M').length - 1;

claim('missing-values', 'null interrupts the line, connectNulls joins it', async () => {
  const {container} = await render(
    <LineChart {...size} series={[{data: gap}, {data: gap, connectNulls: true}]} />,
  );
  expect(pathsOf(container).map(pieces)).toEqual([2, 1]);
});

claim('missing-values', 'two series show gaps and joins in one line', async () => {
  const {container} = await render(
    <LineChart
      {...size}
      series={[{data: [2, null, 3, null, null], connectNulls: true}, {data: [null, null, 3, null, 5]}]}
    />,
  );
  expect(pathsOf(container).map(pieces)).toEqual([1, 2]);
});

claim('positions', 'without an xAxis, the positions are the indexes', async () => {
  const {container} = await render(<LineChart {...size} series={[{data: [2, 3, 4]}]} />);
  const ticks = [...container.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')];
  expect(ticks.map(({textContent}) => textContent)).toEqual(['0', '1', '2']);
});

claim('marks', 'showMark removes all marks, or chooses them by a function', async () => {
  const {container} = await render(
    <LineChart
      {...size}
      series={[
        {data: [2, 3, 4], showMark: false},
        {data: [3, 4, 5], showMark: ({index}) => index === 2},
      ]}
    />,
  );
  expect(container.querySelectorAll('.MuiLineChart-mark').length).toBe(1);
});

claim('click', 'a click on a mark names the point', async () => {
  const onMarkClick = vi.fn();
  const {container} = await render(
    <LineChart {...size} series={[{id: 'trips', data: [2, 3, 4]}]} onMarkClick={onMarkClick} />,
  );
  const mark = container.querySelectorAll('.MuiLineChart-mark')[1];
  if (!mark) throw new Error('no mark');
  await page.elementLocator(mark).click();
  expect(onMarkClick.mock.calls[0]?.[1]).toMatchObject({seriesId: 'trips', dataIndex: 1});
});

const many = Array.from({length: 2000}, (_, index) => (index * 37) % 100);
/** The corners of a line with the curve `linear`. */
const corners = (path = '') => path.match(/[ML]/g)?.length;

claim(
  'many-points',
  'all points are rendered, as a corner of the line and, by default, as a mark',
  async () => {
    const {container} = await render(
      <LineChart
        {...size}
        series={[
          {data: many, curve: 'linear'},
          {data: many, showMark: false},
        ]}
      />,
    );
    expect(corners(pathsOf(container)[0])).toBe(2000);
    expect(container.querySelectorAll('.MuiLineChart-mark')).toHaveLength(2000);
  },
);

claim('many-points', 'lines have no batch renderer, points do', async () => {
  // A prop that the types of lines do not have.
  const batch = {renderer: 'svg-batch'} as const;
  const lines = await render(<LineChart {...size} {...batch} series={[{data: many}]} />);
  expect(lines.container.querySelectorAll('.MuiLineChart-mark')).toHaveLength(2000);
  await lines.unmount();
  const points = many.map((y, x) => ({id: x, x, y}));
  const {container} = await render(<ScatterChart {...size} {...batch} series={[{data: points}]} />);
  expect(container.querySelectorAll('.MuiScatterChart-root path').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('.MuiScatterChart-root circle')).toHaveLength(0);
});

claim('many-points', 'the demo draws two readings of each of 50 parts, and the short peaks', async () => {
  // Called like a function, the demo gives its chart, which then needs no parent of a certain width.
  const demo: unknown = LinesSampled();
  if (!isValidElement<LineChartProps>(demo)) throw new Error('no chart');
  const {container} = await render(<LineChart {...demo.props} {...size} />);
  const [path = ''] = pathsOf(container);
  expect(corners(path)).toBe(100);
  expect(container.querySelectorAll('.MuiLineChart-mark')).toHaveLength(0);
  const [series] = demo.props.series;
  const values = (series?.data ?? []).map(Number);
  expect(values).toHaveLength(100);
  // By day, the usual readings end at 46 kilowatts. Four of the six peaks of a minute each are at day.
  expect(values.filter((value) => value > 46).length).toBe(6);
  expect(values.filter((value) => value >= 70).length).toBe(4);
  expect(Math.min(...values)).toBe(15);
  // They are the highest points of what is drawn, too.
  const heights = [...path.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y));
  const drawn = heights.map((y, index) => ({y, value: values[index] ?? 0})).sort((a, b) => a.y - b.y);
  expect(drawn.slice(0, 4).every(({value}) => value >= 70)).toBe(true);
});
