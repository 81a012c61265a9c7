import {LineChart} from '@mui/x-charts/LineChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';

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
