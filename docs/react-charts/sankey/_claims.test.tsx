import {
  Unstable_SankeyChart as SankeyChart,
  SankeyDataProvider,
  SankeyLinkLabelPlot,
  SankeyNodeLabelPlot,
  useSankeyLayout,
  useSankeyNodeHighlightState,
  useSankeySeries,
} from '@mui/x-charts-pro/SankeyChart';
import {ChartsSurface} from '@mui/x-charts-pro/ChartsSurface';
import {BarChart} from '@mui/x-charts/BarChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import SankeyBasic from './_demos/SankeyBasic';
import SankeyClick from './_demos/SankeyClick';
import SankeyOrder from './_demos/SankeyOrder';
import SankeyParts from './_demos/SankeyParts';

const size = {width: 500, height: 300};
const nodes = () => [...document.querySelectorAll('.MuiSankeyChart-node')];

claim('lead', 'a loop throws, also through several nodes', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const links = [
    {source: 'A', target: 'B', value: 1},
    {source: 'B', target: 'C', value: 1},
    {source: 'C', target: 'A', value: 1},
  ];
  await expect(render(<SankeyChart {...size} series={{data: {links}}} />)).rejects.toThrow(
    /contains circular references/,
  );
});

claim('lead', 'links are enough, and ids become the labels', async () => {
  const screen = await render(
    <SankeyChart {...size} series={{data: {links: [{source: 'Farm', target: 'Market', value: 3}]}}} />,
  );
  // Where the pointer of an earlier test rests, a tooltip repeats them.
  await expect.element(screen.getByText('Farm').first()).toBeVisible();
  await expect.element(screen.getByText('Market').first()).toBeVisible();
});

claim('order', 'fixed keeps the order of the nodes', async () => {
  const data = {
    nodes: ['A', 'B', 'X', 'Y'].map((id) => ({id})),
    links: [
      {source: 'A', target: 'Y', value: 5},
      {source: 'B', target: 'X', value: 5},
    ],
  };
  const screen = await render(<SankeyChart {...size} series={{data, nodeOptions: {sort: 'fixed'}}} />);
  const top = (name: string) => screen.getByText(name, {exact: true}).element().getBoundingClientRect().top;
  await expect.element(screen.getByText('X', {exact: true})).toBeVisible();
  expect(top('X')).toBeLessThan(top('Y'));
});

claim(
  'highlight',
  'the demos render without a message, and a click gives a node with its value',
  async () => {
    const warn = vi.spyOn(console, 'warn');
    const error = vi.spyOn(console, 'error');
    const screen = await render(
      <div style={{width: 600}}>
        <SankeyClick />
        <SankeyBasic />
        <SankeyOrder />
      </div>,
    );
    await expect.poll(() => nodes().length).toBe(18);
    const first = nodes()[0]?.querySelector('rect') ?? nodes()[0];
    if (!first) throw new Error('no node');
    await page.elementLocator(first).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent(/: \d+ €/);
    const own = [...warn.mock.calls, ...error.mock.calls].filter(
      (call) => !call.join(' ').includes('license'),
    );
    expect(own).toEqual([]);
    expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(280 + 280 + 264);
  },
);

claim('parts', 'the demo writes the names outside of the nodes, and fades those of others', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <SankeyParts />
    </div>,
  );
  const box = (text: string) => screen.getByText(text, {exact: true}).element().getBoundingClientRect();
  await expect.poll(() => nodes().length).toBe(5);
  const lefts = nodes().map((node) => node.getBoundingClientRect().left);
  const rights = nodes().map((node) => node.getBoundingClientRect().right);
  expect(box('Solar roof 16').right).toBeLessThan(Math.min(...lefts));
  expect(box('House 12').left).toBeGreaterThan(Math.max(...rights));
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(240);
  // The first node is the roof, which has no link to the heat pump.
  const roof = nodes()[0]?.querySelector('rect') ?? nodes()[0];
  if (!roof) throw new Error('no node');
  await page.elementLocator(roof).hover();
  await expect
    .poll(() => screen.getByText('Heat pump 6', {exact: true}).element().getAttribute('opacity'))
    .toBe('0.3');
});

claim('parts', 'the layout has places and paths, and is undefined in other charts', async () => {
  let read: unknown[] = [];
  const Probe = () => {
    const layout = useSankeyLayout();
    read = [
      layout?.nodes.map(({id, x0}) => [id, typeof x0]),
      layout?.links.map(({path}) => typeof path),
      useSankeyNodeHighlightState('A'),
      useSankeySeries().length,
    ];
    return null;
  };
  await render(
    <SankeyDataProvider
      {...size}
      series={[{type: 'sankey', data: {links: [{source: 'A', target: 'B', value: 1}]}}]}
    >
      <Probe />
    </SankeyDataProvider>,
  );
  await expect
    .poll(() => read)
    .toEqual([
      [
        ['A', 'number'],
        ['B', 'number'],
      ],
      ['string'],
      'none',
      1,
    ]);
  let layout: unknown = 'not read';
  const Elsewhere = () => {
    layout = useSankeyLayout();
    return null;
  };
  await render(
    <BarChart {...size} series={[{data: [1]}]}>
      <Elsewhere />
    </BarChart>,
  );
  await expect.poll(() => layout).toBeUndefined();
});

claim('parts', 'values appear with showValues alone, names unless showLabels is false', async () => {
  const data = {links: [{source: 'Farm', target: 'Market', value: 3}]};
  const texts = () => [...document.querySelectorAll('svg text')].map((text) => text.textContent);
  const parts = (
    <ChartsSurface>
      <SankeyLinkLabelPlot />
      <SankeyNodeLabelPlot />
    </ChartsSurface>
  );
  const screen = await render(
    <SankeyDataProvider {...size} series={[{type: 'sankey', data}]}>
      {parts}
    </SankeyDataProvider>,
  );
  await expect.poll(texts).toEqual(['Farm', 'Market']);
  await screen.rerender(
    <SankeyDataProvider
      {...size}
      series={[{type: 'sankey', data, linkOptions: {showValues: true}, nodeOptions: {showLabels: false}}]}
    >
      {parts}
    </SankeyDataProvider>,
  );
  await expect.poll(texts).toEqual(['3']);
});
