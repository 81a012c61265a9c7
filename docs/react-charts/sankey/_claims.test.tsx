import {ChartsSurface} from '@mui/x-charts-pro/ChartsSurface';
import {
  SankeyDataProvider,
  SankeyLinkPlot,
  SankeyNodeLabelPlot,
  SankeyNodePlot,
  SankeyTooltip,
  Unstable_SankeyChart as SankeyChart,
} from '@mui/x-charts-pro/SankeyChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import SankeyBasic from './_demos/SankeyBasic';
import SankeyClick from './_demos/SankeyClick';
import SankeyOrder from './_demos/SankeyOrder';

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

claim('parts', 'the parts render links, nodes, and names, but no values on links', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const links = [
    {source: 'Farm', target: 'Market', value: 3},
    {source: 'Farm', target: 'Shop', value: 1},
  ];
  const {container} = await render(
    <SankeyDataProvider {...size} series={[{type: 'sankey', data: {links}}]}>
      <ChartsSurface>
        <SankeyLinkPlot />
        <SankeyNodePlot />
        <SankeyNodeLabelPlot />
      </ChartsSurface>
      <SankeyTooltip trigger="item" />
    </SankeyDataProvider>,
  );
  await expect.poll(() => nodes().length).toBe(3);
  expect(container.querySelectorAll('.MuiSankeyChart-link')).toHaveLength(2);
  expect([...container.querySelectorAll('svg text')].map(({textContent}) => textContent)).toEqual([
    'Farm',
    'Market',
    'Shop',
  ]);
});
