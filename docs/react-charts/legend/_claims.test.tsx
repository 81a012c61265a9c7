import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsLegend, PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {useLegend} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';
import {size} from '@site/tests/claims/charts';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import LegendToggle from './_demos/LegendToggle';

const [lunch, dinner] = ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'];

const Bars = (props: Partial<BarChartProps>) => (
  <BarChart
    {...size}
    xAxis={[{data: ['May', 'June']}]}
    series={[
      {id: 'lunch', data: [4, 5], label: 'Lunch'},
      {id: 'dinner', data: [60, 70], label: 'Dinner'},
    ]}
    colors={[lunch, dinner]}
    {...props}
  />
);

const rect = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element.getBoundingClientRect();
};
const legend = () => rect('ul.MuiChartsLegend-root');
const surface = () => rect('svg.MuiChartsSurface-root');
const bars = () => [...document.querySelectorAll('rect.MuiBarElement-root')];
/** Where the bars of a color begin from the left. */
const places = (color: string) =>
  bars()
    .filter((bar) => bar.getAttribute('fill') === color && Number(bar.getAttribute('height')) > 0)
    .map((bar) => Math.round(bar.getBoundingClientRect().left));

claim('position', 'a row at the top adds 30 px, in a pie it is a column at the end side', async () => {
  const row = await render(<Bars />);
  await expect.poll(() => bars().length).toBe(4);
  expect(legend().bottom).toBeLessThanOrEqual(surface().top);
  expect(Math.abs(legend().left + legend().right - surface().left - surface().right)).toBeLessThan(4);
  expect(Math.round((surface().bottom - legend().top + 8 - size.height) / 10)).toBe(3);
  await row.unmount();
  const data = [{value: 1, label: 'Rail'}];
  for (const dir of ['ltr', 'rtl'] as const) {
    const column = await render(
      <div dir={dir}>
        <PieChart {...size} series={[{data}]} />
      </div>,
    );
    await expect.poll(() => document.querySelectorAll('.MuiPieChart-arc').length).toBe(1);
    if (dir === 'ltr') expect(legend().left).toBeGreaterThanOrEqual(surface().right);
    else expect(legend().right).toBeLessThanOrEqual(surface().left);
    await column.unmount();
  }
});

claim(
  'hide-series',
  'a hidden item is a half-transparent button without a pressed state, and axes stay as they are',
  async () => {
    const screen = await render(
      <Bars
        skipAnimation
        initialHiddenItems={[{type: 'bar', seriesId: 'dinner'}]}
        slotProps={{legend: {toggleVisibilityOnClick: true}}}
      />,
    );
    const item = screen.getByRole('button', {name: 'Dinner'});
    const opacity = () => getComputedStyle(item.element()).opacity;
    await expect.poll(() => places(lunch).length).toBe(2);
    expect(places(dinner)).toEqual([]);
    expect(opacity()).toBe('0.5');
    expect(item.element().hasAttribute('aria-pressed')).toBe(false);
    const hidden = {places: places(lunch), height: bars()[0]?.getBoundingClientRect().height ?? 0};
    await item.click();
    await expect.poll(() => places(dinner).length).toBe(2);
    expect(opacity()).toBe('1');
    // The gap of the hidden series was there, and the axis had the range that it needs.
    expect(places(lunch)).toEqual(hidden.places);
    expect(bars()[0]?.getBoundingClientRect().height).toBe(hidden.height);
  },
);

claim(
  'control-visibility',
  'onHiddenItemsChange has the hidden items, and the others keep colors',
  async () => {
    const onChange = vi.fn<(items: unknown[]) => void>();
    const screen = await render(
      <Bars
        hiddenItems={[]}
        onHiddenItemsChange={(items) => onChange(items)}
        slotProps={{legend: {toggleVisibilityOnClick: true}}}
      />,
    );
    await screen.getByRole('button', {name: 'Lunch'}).click();
    expect(onChange.mock.calls).toEqual([[[expect.objectContaining({type: 'bar', seriesId: 'lunch'})]]]);
    await screen.rerender(<Bars hiddenItems={[{type: 'bar', seriesId: 'lunch'}]} />);
    await expect.poll(() => places(dinner).length).toBe(2);
  },
);

claim('color-scales', 'axisDirection is "z" by default, and null leaves an item out', async () => {
  const Legend = ({axisDirection}: {axisDirection?: 'y'}) => (
    <Bars
      yAxis={[{colorMap: {type: 'piecewise', thresholds: [3, 6], colors: ['red', 'green', 'blue']}}]}
      slots={{legend: PiecewiseColorLegend}}
      slotProps={{
        legend: {
          axisDirection,
          labelPosition: 'end',
          labelFormatter: ({min, max}) => (min === null || max === null ? `${min} to ${max}` : null),
        },
      }}
    />
  );
  const items = () => [...document.querySelectorAll('li')].map(({textContent}) => textContent);
  const screen = await render(<Legend />);
  await expect.poll(() => bars().length).toBe(4);
  expect(items()).toEqual([]);
  await screen.rerender(<Legend axisDirection="y" />);
  await expect.poll(items).toEqual(['null to 3', '6 to null']);
});

claim('click', 'onItemClick has the item and its index, and a click also toggles the series', async () => {
  const onItemClick = vi.fn<(event: unknown, item: unknown, index: number) => void>();
  const screen = await render(<Bars slotProps={{legend: {toggleVisibilityOnClick: true, onItemClick}}} />);
  await screen.getByRole('button', {name: 'Dinner'}).click();
  expect(onItemClick.mock.calls.map(([, item, index]) => [item, index])).toEqual([
    [expect.objectContaining({type: 'series', seriesId: 'dinner', label: 'Dinner'}), 1],
  ]);
  await expect.poll(() => places(dinner)).toEqual([]);
});

claim(
  'keyboard-and-screen-readers',
  'items are plain text, or buttons for Tab, Enter, and Space',
  async () => {
    const plain = await render(<Bars />);
    expect(plain.getByRole('listitem').elements()).toHaveLength(2);
    expect(plain.getByRole('button').query()).toBeNull();
    expect(document.querySelector('.MuiChartsLegend-mark')?.getAttribute('aria-hidden')).toBe('true');
    await plain.unmount();
    const screen = await render(
      <div style={{width: 600}}>
        <LegendToggle />
      </div>,
    );
    const isHidden = (name: string) =>
      screen.getByRole('button', {name}).element().classList.contains('MuiChartsLegend-hidden');
    expect(['Desktop', 'Phone', 'Tablet'].map(isHidden)).toEqual([false, false, true]);
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Tab} ');
    await expect.poll(() => ['Desktop', 'Phone', 'Tablet'].map(isHidden)).toEqual([true, false, false]);
  },
);

/** The names of the items, in the area of the default legend. */
const Names = () => (
  <ul className="own" style={{gridArea: 'legend'}}>
    {useLegend().items.map(({label}) => (
      <li key={label}>{label}</li>
    ))}
  </ul>
);
const area = (element: Element | null | undefined) =>
  element ? getComputedStyle(element).gridArea.split(' / ')[0] : undefined;
const areas = (element: Element | null | undefined) =>
  element ? getComputedStyle(element).gridTemplateAreas.replaceAll(/\s+/g, ' ') : undefined;

claim(
  'custom-legend',
  'useLegend returns label, color, markType, seriesId and, in a pie, dataIndex',
  async () => {
    const seen: unknown[] = [];
    const Probe = () => {
      seen.push(useLegend().items);
      return null;
    };
    await render(<Bars slots={{legend: Probe}} />);
    expect(seen.at(-1)).toMatchObject([
      {label: 'Lunch', color: lunch, markType: 'square', seriesId: 'lunch'},
      {label: 'Dinner', color: dinner, markType: 'square', seriesId: 'dinner'},
    ]);
    expect(JSON.stringify(seen.at(-1))).not.toContain('dataIndex');
    const data = [
      {value: 1, label: 'Rail'},
      {value: 2, label: 'Road'},
    ];
    await render(<PieChart {...size} series={[{id: 'freight', data}]} slots={{legend: Probe}} />);
    expect(seen.at(-1)).toMatchObject([
      {label: 'Rail', seriesId: 'freight', dataIndex: 0},
      {label: 'Road', seriesId: 'freight', dataIndex: 1},
    ]);
  },
);

claim(
  'custom-legend',
  'the chart is a CSS grid, and gridArea takes the place of the default legend',
  async () => {
    const screen = await render(<Bars />);
    const grid = () => screen.container.firstElementChild;
    await expect.poll(() => screen.container.querySelector('svg.MuiChartsSurface-root')).not.toBeNull();
    expect(grid() && getComputedStyle(grid() ?? document.body).display).toBe('grid');
    expect(area(screen.container.querySelector('ul.MuiChartsLegend-root'))).toBe('legend');
    expect(area(screen.container.querySelector('svg.MuiChartsSurface-root'))).toBe('chart');
    await screen.rerender(<Bars slots={{legend: Names}} />);
    const own = screen.container.querySelector('.own');
    expect(own?.textContent).toBe('LunchDinner');
    // Only the children of a grid stand in its areas.
    expect(own?.parentElement).toBe(grid());
    expect(area(own)).toBe('legend');
    expect(screen.container.querySelector('.MuiChartsLegend-root')).toBeNull();
  },
);

claim('custom-legend', 'slotProps.legend.position sets the place of a legend of your own', async () => {
  const at = (legend: NonNullable<BarChartProps['slotProps']>['legend']) => (
    <Bars slots={{legend: Names}} slotProps={{legend}} />
  );
  const screen = await render(at({}));
  const grid = () => areas(screen.container.firstElementChild);
  await expect.poll(grid).toBe('"legend" "chart"');
  await screen.rerender(at({position: {vertical: 'bottom'}}));
  await expect.poll(grid).toBe('"chart" "legend"');
  await screen.rerender(at({direction: 'vertical', position: {horizontal: 'start'}}));
  await expect.poll(grid).toBe('"legend chart"');
  await screen.rerender(at({direction: 'vertical', position: {horizontal: 'end'}}));
  await expect.poll(grid).toBe('"chart legend"');
});

claim(
  'custom-legend',
  'in composition, only ChartsWrapper is a grid with a place for the legend',
  async () => {
    const series = [{type: 'bar', data: [4, 5], label: 'Lunch'}] as const;
    const alone = await render(
      <ChartsDataProvider {...size} series={series}>
        <Names />
      </ChartsDataProvider>,
    );
    await expect.poll(() => alone.container.firstElementChild?.className).toBe('own');
    expect(getComputedStyle(alone.container).display).not.toBe('grid');
    await alone.unmount();
    const {container} = await render(
      <ChartsDataProvider {...size} series={series}>
        <ChartsWrapper legendPosition={{vertical: 'bottom'}}>
          <Names />
        </ChartsWrapper>
      </ChartsDataProvider>,
    );
    await expect.poll(() => areas(container.firstElementChild)).toBe('"chart" "legend"');
    expect(container.querySelector('.own')?.parentElement).toBe(container.firstElementChild);
  },
);

claim('limits', 'composed, a chart can have several legends', async () => {
  const {container} = await render(
    <ChartsDataProvider {...size} series={[{type: 'bar', data: [4, 5], label: 'Lunch'}]}>
      <ChartsLegend />
      <Names />
    </ChartsDataProvider>,
  );
  await expect.poll(() => container.querySelectorAll('ul').length).toBe(2);
});
