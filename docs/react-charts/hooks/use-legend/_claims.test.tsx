import {BarChart} from '@mui/x-charts/BarChart';
import {useLegend} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {inSilence, size} from '@site/tests/claims/charts';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';
import LegendHookInside from './_demos/LegendHookInside';
import LegendHookToggle from './_demos/LegendHookToggle';
import LegendHookValues from './_demos/LegendHookValues';

const bare = {...size, hideLegend: true};
let items: unknown[] = [];
const Probe = () => {
  items = useLegend().items;
  return null;
};

claim('lead', 'the demos show their own elements, without a message', () =>
  inSilence(
    <>
      <LegendHookValues />
      <LegendHookToggle />
      <LegendHookInside />
    </>,
    async (screen) => {
      await expect.element(screen.getByText('23 °C', {exact: true})).toBeVisible();
      await expect.element(screen.getByText('Water')).toBeVisible();
      await expect
        .element(screen.getByRole('button', {name: 'Wind'}))
        .toHaveAttribute('aria-pressed', 'true');
    },
  ),
);

claim(
  'values',
  'a series without a label has no item, a function is called, a hidden one stays',
  async () => {
    await render(
      <BarChart
        {...bare}
        hiddenItems={[{type: 'bar', seriesId: 'a'}]}
        series={[
          {id: 'a', data: [1], label: (location) => `Name in ${location}`},
          {id: 'b', data: [2]},
        ]}
      >
        <Probe />
      </BarChart>,
    );
    await expect
      .poll(() => items)
      .toEqual([
        expect.objectContaining({type: 'bar', seriesId: 'a', label: 'Name in legend', markType: 'square'}),
      ]);
  },
);

claim('values', 'a pie has an item for each slice with a label', async () => {
  await render(
    <PieChart {...bare} series={[{data: [{value: 1, label: 'Rail'}, {value: 2}, {value: 3, label: 'Road'}]}]}>
      <Probe />
    </PieChart>,
  );
  await expect
    .poll(() => items)
    .toEqual([
      expect.objectContaining({label: 'Rail', dataIndex: 0}),
      expect.objectContaining({label: 'Road', dataIndex: 2}),
    ]);
});

claim('hide', 'the button of the demo hides the bars and is no longer pressed', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <LegendHookToggle />
    </div>,
  );
  const solar = screen.getByRole('button', {name: 'Solar'});
  const bars = () =>
    [...screen.container.querySelectorAll('rect.MuiBarElement-root')].filter(
      (bar) => Number(bar.getAttribute('height')) > 0,
    ).length;
  await expect.poll(bars).toBe(6);
  await solar.click();
  await expect.element(solar).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(bars).toBe(3);
});

claim('limitations', 'a color map has no items', async () => {
  await render(
    <ScatterChart
      {...bare}
      xAxis={[{colorMap: {type: 'piecewise', thresholds: [1], colors: ['red', 'blue']}}]}
      series={[{data: [{x: 1, y: 2, id: 1}]}]}
    >
      <Probe />
    </ScatterChart>,
  );
  await expect.poll(() => items).toEqual([]);
});
