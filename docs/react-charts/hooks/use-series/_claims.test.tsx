import {BarChart} from '@mui/x-charts/BarChart';
import {
  useBarSeries,
  useBarSeriesContext,
  useLineSeriesContext,
  usePieSeriesContext,
  useSeries,
} from '@mui/x-charts/hooks';
import {inSilence, size} from '@site/tests/claims/charts';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import SeriesByType from './_demos/SeriesByType';
import SeriesLowestPoint from './_demos/SeriesLowestPoint';
import SeriesVisibleTotal from './_demos/SeriesVisibleTotal';

claim('lead', 'the demos show their own elements, without a message', () =>
  inSilence(
    <>
      <SeriesLowestPoint />
      <SeriesVisibleTotal />
      <SeriesByType />
    </>,
    async (screen) => {
      await expect.element(screen.getByText('1.8 m')).toBeVisible();
      await expect.element(screen.getByText('88')).toBeVisible();
      await expect.element(screen.getByText('Bars: Visits, Orders')).toBeVisible();
    },
  ),
);

claim('one-type', 'a list keeps its order, leaves missing ids out, and warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  let read: unknown[] = [];
  const Probe = () => {
    read = [
      useBarSeries(['b', 'unknown', 'a']).map(({id}) => id),
      useBarSeries([]).length,
      useBarSeries('missing'),
    ];
    return null;
  };
  await render(
    <BarChart
      {...size}
      series={[
        {id: 'a', data: [1]},
        {id: 'b', data: [2]},
      ]}
    >
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => read).toEqual([['b', 'a'], 2, undefined]);
  expect(warn.mock.calls.flat().join()).toContain('"unknown"');
});

claim('values', 'a series has an id, a type, a color, data of its dataKey, and hidden', async () => {
  let read = '';
  const Probe = () => {
    const [first] = useBarSeries();
    read = JSON.stringify([
      typeof first?.id,
      first?.type,
      first?.color.slice(0, 1),
      first?.data,
      first?.hidden,
      first?.stackedData,
    ]);
    return null;
  };
  await render(
    <BarChart {...size} dataset={[{sales: 3}, {sales: 5}]} series={[{dataKey: 'sales'}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => read).toBe('["string","bar","#",[3,5],false,[[0,3],[0,5]]]');
});

claim('visible-total', 'switching a series off in the legend lowers the total', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <SeriesVisibleTotal />
    </div>,
  );
  await expect.element(screen.getByText('88')).toBeVisible();
  await screen.getByRole('button', {name: 'Repairs'}).click();
  await expect.element(screen.getByText('72')).toBeVisible();
});

claim('all', 'useSeries has a key for each type of the chart alone', async () => {
  let keys: string[] = [];
  const Probe = () => {
    keys = Object.keys(useSeries());
    return null;
  };
  await render(
    <BarChart {...size} series={[{data: [1]}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => keys).toEqual(['bar']);
});

claim(
  'all',
  'the Hook of one type has its series by id, and undefined for a type without series',
  async () => {
    let read: unknown[] = [];
    const Probe = () => {
      const bars = useBarSeriesContext();
      read = [bars?.seriesOrder, bars?.series.a?.data, useLineSeriesContext(), usePieSeriesContext()];
      return null;
    };
    await render(
      <BarChart {...size} series={[{id: 'a', data: [1, 2]}]}>
        <Probe />
      </BarChart>,
    );
    await expect.poll(() => read).toEqual([['a'], [1, 2], undefined, undefined]);
  },
);
