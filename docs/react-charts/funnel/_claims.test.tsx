import {ChartsDataProviderPro} from '@mui/x-charts-pro/ChartsDataProviderPro';
import {ChartsSurface} from '@mui/x-charts-pro/ChartsSurface';
import {FunnelChart, FunnelPlot} from '@mui/x-charts-pro/FunnelChart';
import {useFunnelSeries, useFunnelSeriesContext} from '@mui/x-charts-pro/hooks';
import {claim} from '@site/tests/claims/claim';
import type * as React from 'react';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import FunnelBasic from './_demos/FunnelBasic';
import FunnelClick from './_demos/FunnelClick';
import FunnelCurves from './_demos/FunnelCurves';
import FunnelShares from './_demos/FunnelShares';

const wide = (demo: React.ReactNode) => <div style={{width: 600}}>{demo}</div>;
const size = {width: 400, height: 300, hideLegend: true};
const data = [
  {value: 900, label: 'A'},
  {value: 300, label: 'B'},
];
const heights = () =>
  [...document.querySelectorAll('.MuiFunnelChart-section')].map((section) =>
    Math.round(section.getBoundingClientRect().height),
  );

claim('stages', 'a position that does not fit the layout logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await render(
    <FunnelChart {...size} series={[{data}]} categoryAxis={{categories: ['A', 'B'], position: 'top'}} />,
  );
  expect(warn.mock.calls.join(' ')).toContain("set to 'top'");
});

claim('labels', 'a function returns false for a section without a label', async () => {
  const screen = await render(
    <FunnelChart {...size} series={[{data, sectionLabel: (item) => (item.dataIndex === 0 ? {} : false)}]} />,
  );
  // Not those of the tooltip, which opens where the pointer rests.
  const labels = () => [...screen.container.querySelectorAll('svg text')].map((text) => text.textContent);
  await expect.poll(labels).toContain('900');
  expect(labels()).not.toContain('300');
});

claim('shape', 'with a linear category axis, the height of a section follows its value', async () => {
  const screen = await render(<FunnelChart {...size} series={[{data}]} />);
  await expect.poll(() => heights().length).toBe(2);
  expect(Math.abs((heights()[0] ?? 0) - (heights()[1] ?? 0))).toBeLessThan(3);
  await screen.rerender(
    <FunnelChart {...size} series={[{data}]} categoryAxis={{scaleType: 'linear', categories: ['A', 'B']}} />,
  );
  await expect.poll(() => (heights()[0] ?? 0) / (heights()[1] ?? 1)).toBeGreaterThan(2);
});

claim('click', 'a click gives the index of the section', async () => {
  const screen = await render(wide(<FunnelClick />));
  await expect.poll(() => heights().length).toBe(3);
  const last = document.querySelectorAll('.MuiFunnelChart-section')[2];
  if (!last) throw new Error('no section');
  await page.elementLocator(last).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Clicked: 210');
});

claim('lead', 'the demos render without a message', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    wide(
      <>
        <FunnelBasic />
        <FunnelShares />
        <FunnelCurves />
        <FunnelClick />
      </>,
    ),
  );
  for (const curve of ['linear-sharp', 'bump', 'step'])
    await screen.getByRole('button', {name: curve, exact: true}).click();
  await expect.element(screen.getByText('96 (30%)')).toBeVisible();
  const own = [...warn.mock.calls, ...error.mock.calls].filter((call) => !call.join(' ').includes('license'));
  expect(own).toEqual([]);
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(280 + 260 + 300 + 244);
});

claim('parts', 'slots take the place of a section, and Hooks have colors and ids', async () => {
  let read: unknown[] = [];
  const Probe = () => {
    const [first] = useFunnelSeries();
    read = [
      first?.data.map(({id, color}) => [typeof id, typeof color]),
      useFunnelSeriesContext()?.seriesOrder,
    ];
    return null;
  };
  const {container} = await render(
    <FunnelChart
      {...size}
      series={[{id: 's', data}]}
      slots={{funnelSection: () => <path className="mine" />}}
    >
      <Probe />
    </FunnelChart>,
  );
  await expect.poll(() => container.querySelectorAll('.mine').length).toBe(2);
  expect(read).toEqual([
    [
      ['string', 'string'],
      ['string', 'string'],
    ],
    ['s'],
  ]);
});

claim('parts', 'ChartsDataProviderPro throws on a funnel series', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const chart = (
    <ChartsDataProviderPro width={400} height={300} series={[{type: 'funnel', data}]}>
      <ChartsSurface>
        <FunnelPlot />
      </ChartsSurface>
    </ChartsDataProviderPro>
  );
  await expect(render(chart)).rejects.toThrow(/getSeriesWithDefaultValues/);
});
