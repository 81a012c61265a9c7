import {BarChart} from '@mui/x-charts/BarChart';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsContainer} from '@mui/x-charts/ChartsContainer';
import {useBarSeries, useDrawingArea, useSeries} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const size = {width: 400, height: 300, skipAnimation: true};
const states = {highlightedItem: {seriesId: 'a', dataIndex: 0}} as const;
const highlightScope = {highlight: 'item', fade: 'global'} as const;

claim('classes', 'the elements of bars, marks and slices still have their classes of v7', async () => {
  const {container} = await render(
    <>
      <BarChart {...size} series={[{id: 'a', data: [4, 7]}]} />
      <LineChart {...size} {...states} series={[{id: 'a', data: [4, 7], highlightScope}]} />
      <PieChart {...size} {...states} series={[{id: 'a', data: [{value: 4}, {value: 7}], highlightScope}]} />
    </>,
  );
  for (const both of [
    '.MuiBarElement-root.MuiBar-element',
    '.MuiMarkElement-root.MuiLineChart-mark',
    '.MuiMarkElement-faded',
    '.MuiPieArc-root.MuiPieChart-arc',
    '.MuiPieArc-highlighted',
    '.MuiPieArc-faded',
  ]) {
    expect(container.querySelector(both), both).not.toBeNull();
  }
});

claim('hooks', 'useSeries gives an object by type, useBarSeries a list or one series', async () => {
  const seen: unknown[] = [];
  function Probe() {
    seen.push(
      Object.keys(useSeries()),
      useBarSeries().map(({id}) => id),
      useBarSeries('a')?.label,
    );
    return null;
  }
  await render(
    <ChartsContainer
      {...size}
      xAxis={[{scaleType: 'band', data: ['Mon', 'Tue']}]}
      series={[{type: 'bar', id: 'a', data: [4, 7], label: 'Orders'}]}
    >
      <BarPlot />
      <Probe />
    </ChartsContainer>,
  );
  expect(seen.slice(0, 3)).toEqual([['bar'], ['a'], 'Orders']);
});

claim('margin-and-size', 'the margin is 20 px, and the axes have their own size beside it', async () => {
  const areas: unknown[] = [];
  function Probe() {
    const {left, top, right, bottom} = useDrawingArea();
    areas.push({left, top, right, bottom});
    return null;
  }
  await render(
    <BarChart {...size} xAxis={[{data: ['Mon', 'Tue']}]} series={[{data: [4, 7]}]}>
      <Probe />
    </BarChart>,
  );
  expect(areas[0]).toEqual({left: 20 + 45, top: 20, right: 20, bottom: 20 + 25});
});

claim('series', 'an id that an x-axis and a y-axis share logs an error', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <BarChart
      {...size}
      xAxis={[{id: 'both', data: ['Mon', 'Tue']}]}
      yAxis={[{id: 'both'}]}
      series={[{data: [4, 7]}]}
    />,
  );
  expect(error.mock.calls.join(' ')).toContain('axis ids are duplicated: both');
});

claim('legend-looks', 'a legend that handles clicks has buttons', async () => {
  const {container} = await render(
    <BarChart
      {...size}
      xAxis={[{data: ['Mon', 'Tue']}]}
      series={[{data: [4, 7], label: 'Orders'}]}
      slotProps={{legend: {onItemClick: () => {}}}}
    />,
  );
  expect(container.querySelector('button')?.textContent).toBe('Orders');
});
