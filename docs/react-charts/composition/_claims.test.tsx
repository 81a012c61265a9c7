import {BarChart, BarPlot} from '@mui/x-charts/BarChart';
import {ChartsContainer, type ChartsContainerProps} from '@mui/x-charts/ChartsContainer';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsLegend, ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsOverlay, type ChartsOverlayProps} from '@mui/x-charts/ChartsOverlay';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {Gauge} from '@mui/x-charts/Gauge';
import {useChartGradientId, useChartGradientIdObjectBound, useXScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import SharedAxis from './_demos/SharedAxis';

const chart = {
  width: 400,
  height: 300,
  skipAnimation: true,
  series: [{type: 'bar', data: [3, 5], label: 'Boats'}],
  xAxis: [{id: 'month', scaleType: 'band', data: ['May', 'June']}],
  yAxis: [{id: 'boats'}],
} satisfies ChartsContainerProps<'bar'>;

const colorMap = {type: 'continuous', min: 0, max: 5, color: ['#ffffff', '#00796b']} as const;

/** Moves the pointer over a place of the first chart. */
const hover = async (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is missing`);
  await page.elementLocator(element).hover();
};

const tooltip = () => document.querySelector('[role=tooltip]')?.textContent;

claim('parts', 'no tooltip appears without ChartsTooltip', async () => {
  const screen = await render(
    <ChartsContainer {...chart}>
      <BarPlot />
    </ChartsContainer>,
  );
  await hover('.MuiBar-element');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(tooltip()).toBeUndefined();
  await screen.rerender(
    <ChartsContainer {...chart}>
      <BarPlot />
      <ChartsTooltip />
    </ChartsContainer>,
  );
  await page.elementLocator(document.body).hover({position: {x: 900, y: 700}});
  await hover('.MuiBar-element');
  await expect.poll(tooltip).toContain('Boats');
});

claim('parts', 'without a band axis, BarPlot throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const bars = (
    <ChartsContainer {...chart} xAxis={[{id: 'month', data: [1, 2]}]}>
      <BarPlot />
    </ChartsContainer>
  );
  await expect(render(bars)).rejects.toThrow(/should be of type "band"/);
});

claim('parts', 'an axisId that does not exist draws nothing and logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {container} = await render(
    <ChartsContainer {...chart}>
      <ChartsXAxis axisId="year" />
    </ChartsContainer>,
  );
  expect(container.querySelector('.MuiChartsAxis-root')).toBeNull();
  expect(warn.mock.calls.join(' ')).toContain('The axisId "year" is probably invalid');
});

claim('container', 'the svg stands alone; a legend in it is invisible, and nothing says so', async () => {
  const error = vi.spyOn(console, 'error');
  const {container} = await render(
    <ChartsContainer {...chart} aria-label="Boats">
      <ChartsLegend />
    </ChartsContainer>,
  );
  expect(container.firstElementChild?.tagName).toBe('svg');
  expect(container.firstElementChild?.getAttribute('aria-label')).toBe('Boats');
  await expect.poll(() => container.querySelector('ul')?.textContent).toBe('Boats');
  expect(container.querySelector('ul')?.getBoundingClientRect().height).toBe(0);
  expect(error).not.toHaveBeenCalled();
});

claim('own-marks', 'the Hooks throw outside of a chart', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Outside = () => String(useXScale());
  await expect(render(<Outside />)).rejects.toThrow(/rendered outside of a Charts/);
});

claim('shared-axis', 'the plots line up, and the pointer on one chart highlights both', async () => {
  const {container} = await render(
    <div style={{width: 600}}>
      <SharedAxis />
    </div>,
  );
  await expect.poll(() => container.querySelectorAll('.MuiChartsAxis-directionY').length).toBe(2);
  const [upper, lower] = [...container.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-line')];
  expect(upper?.getBoundingClientRect().left).toBe(lower?.getBoundingClientRect().left);
  await hover('.MuiBar-element[height]:not([height="0"])');
  await expect.poll(() => container.querySelectorAll('.MuiChartsAxisHighlight-root').length).toBe(2);
});

claim('clicks', 'onAxisClick of the container fires, and so does onItemClick of the plot', async () => {
  const onAxisClick = vi.fn();
  const onItemClick = vi.fn();
  await render(
    <ChartsContainer {...chart} onAxisClick={onAxisClick}>
      <BarPlot onItemClick={onItemClick} />
    </ChartsContainer>,
  );
  const bar = document.querySelector('.MuiBar-element');
  if (!bar) throw new Error('no bar');
  await page.elementLocator(bar).click();
  expect(onItemClick).toHaveBeenCalledOnce();
  expect(onAxisClick.mock.calls[0]?.[1]).toMatchObject({dataIndex: 0, axisValue: 'May'});
});

claim('clicks', 'disableAxisListener stops the axis tooltip, not the item tooltip', async () => {
  const onItemClick = vi.fn();
  const chartWith = (trigger: 'axis' | 'item') => (
    <ChartsContainer {...chart} disableAxisListener>
      <BarPlot onItemClick={onItemClick} />
      <ChartsTooltip trigger={trigger} />
    </ChartsContainer>
  );
  const screen = await render(chartWith('axis'));
  await hover('.MuiBar-element');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(tooltip()).toBeUndefined();
  await screen.rerender(chartWith('item'));
  await page.elementLocator(document.body).hover({position: {x: 900, y: 700}});
  await hover('.MuiBar-element');
  await expect.poll(tooltip).toContain('Boats');
  const bar = document.querySelector('.MuiBar-element');
  if (bar) await page.elementLocator(bar).click();
  expect(onItemClick).toHaveBeenCalledOnce();
});

claim('gradients', 'gradientId shows a gradient of the page in the legend', async () => {
  const {container} = await render(
    <ChartsDataProvider {...chart} yAxis={[{id: 'boats', colorMap}]}>
      <ContinuousColorLegend axisDirection="y" gradientId="own-gradient" />
    </ChartsDataProvider>,
  );
  expect(container.innerHTML).toContain('url(#own-gradient)');
});

claim(
  'gradients',
  'the ids of gradients exist for a continuous map, one of them for a piecewise map',
  async () => {
    let ids: string[] = [];
    const Probe = () => {
      ids = [useChartGradientId('boats'), useChartGradientIdObjectBound('boats')];
      return null;
    };
    const exist = () => ids.map((id) => document.getElementById(id) !== null);
    const screen = await render(
      <ChartsContainer {...chart} yAxis={[{id: 'boats', colorMap}]}>
        <BarPlot />
        <Probe />
      </ChartsContainer>,
    );
    await expect.poll(exist).toEqual([true, true]);
    await screen.rerender(
      <ChartsContainer
        {...chart}
        yAxis={[{id: 'boats', colorMap: {type: 'piecewise', thresholds: [4], colors: ['red', 'blue']}}]}
      >
        <BarPlot />
        <Probe />
      </ChartsContainer>,
    );
    await expect.poll(exist).toEqual([true, false]);
  },
);

/** A composed chart of two series, its overlay last in the surface. */
const Overlaid = ({data, ...overlay}: ChartsOverlayProps & {data: [number[], number[]]}) => (
  <ChartsContainer {...chart} series={data.map((values) => ({type: 'bar', data: values}))}>
    <BarPlot />
    <ChartsOverlay {...overlay} />
  </ChartsContainer>
);

claim(
  'overlays',
  'a message stands over the plot while loading is set, and when the data of every series is empty',
  async () => {
    const screen = await render(<Overlaid loading data={[[3, 5], []]} />);
    const message = () => {
      const last = screen.container.querySelector('svg')?.lastElementChild;
      return last?.tagName === 'text' ? last.textContent : undefined;
    };
    await expect.poll(message).toBe('Loading data…');
    expect(screen.container.querySelectorAll('.MuiBar-element')).toHaveLength(2);
    await screen.rerender(<Overlaid data={[[3, 5], []]} />);
    expect(message()).toBeUndefined();
    await screen.rerender(<Overlaid data={[[], []]} />);
    await expect.poll(message).toBe('No data to display');
    await screen.rerender(<Overlaid loading data={[[], []]} />);
    await expect.poll(message).toBe('Loading data…');
  },
);

claim('overlays', 'single components contain the overlay, except SparkLineChart and Gauge', async () => {
  const size = {width: 400, height: 300, skipAnimation: true, loading: true};
  const {container} = await render(
    <>
      <BarChart {...size} series={[]} />
      <LineChart {...size} series={[]} />
      <ScatterChart {...size} series={[]} />
      <PieChart {...size} series={[]} />
      <RadarChart {...size} series={[]} radar={{metrics: ['Speed', 'Range']}} />
      <Heatmap {...size} series={[{data: []}]} xAxis={[{data: ['May']}]} yAxis={[{data: ['Mon']}]} />
      <FunnelChart {...size} series={[]} />
      <SankeyChart {...size} series={{data: {links: [{source: 'A', target: 'B', value: 1}]}}} />
    </>,
  );
  const messages = () => container.textContent?.match(/Loading data…/g)?.length;
  await expect.poll(messages).toBe(8);
  vi.spyOn(console, 'error').mockReturnValue();
  const {container: without} = await render(
    <>
      <SparkLineChart {...size} data={[]} />
      <Gauge {...size} value={null} />
    </>,
  );
  await expect.poll(() => without.querySelectorAll('svg').length).toBe(2);
  expect(without.textContent).not.toMatch(/Loading data|No data/);
});

claim(
  'overlays',
  'single components have no tooltip while loading; in a composed chart, ChartsTooltip stays',
  async () => {
    const item = {type: 'bar', seriesId: 'boats', dataIndex: 0} as const;
    const series = [{type: 'bar', id: 'boats', data: [3, 5], label: 'Boats'}] as const;
    const Single = ({loading}: {loading: boolean}) => (
      <BarChart
        {...chart}
        series={series}
        tooltipItem={item}
        slotProps={{tooltip: {trigger: 'item'}}}
        loading={loading}
      />
    );
    const screen = await render(<Single loading={false} />);
    await expect.poll(tooltip).toContain('Boats');
    await screen.rerender(<Single loading />);
    await expect.poll(tooltip).toBeUndefined();
    const Composed = ({loading}: {loading: boolean}) => (
      <ChartsDataProvider {...chart} series={series} tooltipItem={item}>
        <ChartsSurface>
          <BarPlot />
          <ChartsOverlay loading />
        </ChartsSurface>
        {loading ? null : <ChartsTooltip trigger="item" />}
      </ChartsDataProvider>
    );
    await screen.rerender(<Composed loading={false} />);
    await expect.poll(tooltip).toContain('Boats');
    await screen.rerender(<Composed loading />);
    await expect.poll(tooltip).toBeUndefined();
  },
);

claim('overlays', 'the slots loadingOverlay and noDataOverlay replace the messages', async () => {
  const slots = {
    loadingOverlay: () => <text>One moment</text>,
    noDataOverlay: () => <text>No orders</text>,
  };
  const screen = await render(<Overlaid loading data={[[], []]} slots={slots} />);
  await expect.poll(() => screen.container.textContent).toBe('One moment');
  await screen.rerender(<Overlaid data={[[], []]} slots={slots} />);
  await expect.poll(() => screen.container.textContent).toBe('No orders');
});
