import * as charts from '@mui/x-charts';
import {BarChart, BarPlot, type BarProps} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsContainer} from '@mui/x-charts/ChartsContainer';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsLegend, ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {blueberryTwilightPalette, rainbowSurgePalette} from '@mui/x-charts/colorPalettes';
import {useBarSeries, useDrawingArea, useSeries} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const size = {width: 400, height: 300, skipAnimation: true};
const states = {highlightedItem: {seriesId: 'a', dataIndex: 0}} as const;
const highlightScope = {highlight: 'item', fade: 'global'} as const;

const surfaces = (container: Element) => [...container.querySelectorAll('svg.MuiChartsSurface-root')];

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

claim(
  'containers',
  'the svg shows the whole chart, and a viewBox of v7 reaches it as [object Object]',
  async () => {
    const chart = {...size, series: [{type: 'bar', data: [4, 7]}] as const};
    // JavaScript may still pass what the types of charts do not have.
    const older = {viewBox: {x: 0, y: 0, width: 10, height: 10}};
    const Charts = (props: object) => (
      <>
        <BarChart {...size} series={[{data: [4, 7]}]} {...props} />
        <ChartsContainer {...chart} {...props} />
        <ChartsDataProvider {...chart}>
          <ChartsSurface {...props} />
        </ChartsDataProvider>
      </>
    );
    const {container, rerender} = await render(<Charts />);
    const boxes = () => surfaces(container).map((svg) => svg.getAttribute('viewBox'));
    await expect.poll(boxes).toEqual(['0 0 400 300', '0 0 400 300', '0 0 400 300']);
    // The browser complains about the attribute, and so may React.
    vi.spyOn(console, 'error').mockReturnValue();
    await rerender(<Charts {...older} />);
    expect(boxes()).toEqual(['[object Object]', '[object Object]', '[object Object]']);
  },
);

claim('containers', 'width and height are the size of the svg, without the legend around it', async () => {
  const {container} = await render(
    <ChartsDataProvider {...size} series={[{type: 'bar', data: [4, 7], label: 'Orders'}]}>
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface />
      </ChartsWrapper>
    </ChartsDataProvider>,
  );
  const styles = () => surfaces(container).map((svg) => getComputedStyle(svg));
  await expect.poll(() => styles().map(({width, height}) => [width, height])).toEqual([['400px', '300px']]);
  expect(container.querySelector('svg .MuiChartsLegend-root')).toBeNull();
});

claim(
  'containers',
  'no div stands around the svg of a container, and ChartContainer still works',
  async () => {
    for (const Container of [ChartsContainer, ChartContainer]) {
      const {container, unmount} = await render(
        <Container {...size} series={[{type: 'bar', data: [4, 7]}]} id="orders" />,
      );
      await expect.poll(() => container.firstElementChild?.tagName).toBe('svg');
      expect(container.firstElementChild?.id).toBe('orders');
      await unmount();
    }
    expect(Object.keys(charts)).not.toContain('ResponsiveChartContainer');
  },
);

claim('legend', 'the legend is HTML beside the svg', async () => {
  const {container} = await render(<BarChart {...size} series={[{data: [4, 7], label: 'Orders'}]} />);
  await expect.poll(() => container.querySelector('.MuiChartsLegend-root')?.tagName).toBe('UL');
  expect(surfaces(container).map((svg) => svg.parentElement)).toEqual([
    container.querySelector('.MuiChartsLegend-root')?.parentElement,
  ]);
});

claim('legend-props', 'hideLegend hides the legend, the prop legend of v7 does not', async () => {
  const older = {legend: {hidden: true}};
  const series = [{data: [4, 7], label: 'Orders'}];
  const screen = await render(<BarChart {...size} series={series} {...older} />);
  const legend = () => screen.container.querySelector('.MuiChartsLegend-root');
  await expect.poll(legend).not.toBeNull();
  await screen.rerender(<BarChart {...size} series={series} hideLegend />);
  await expect.poll(legend).toBeNull();
});

claim('legend-looks', 'a component in slots.legend receives neither the area nor the series', async () => {
  let names: string[] | undefined;
  const Names = (props: object) => {
    names = Object.keys(props);
    return null;
  };
  await render(<BarChart {...size} series={[{data: [4, 7], label: 'Orders'}]} slots={{legend: Names}} />);
  expect(names).toContain('direction');
  for (const gone of ['drawingArea', 'series', 'seriesToDisplay', 'itemsToDisplay']) {
    expect(names).not.toContain(gone);
  }
});

claim(
  'classes',
  'a legend has the class of its direction; slotProps of a chart do not change the class',
  async () => {
    const Legend = ({direction}: {direction: 'vertical' | 'horizontal'}) => (
      <ChartsDataProvider {...size} series={[{type: 'bar', data: [4, 7], label: 'Orders'}]}>
        <ChartsLegend direction={direction} />
      </ChartsDataProvider>
    );
    const screen = await render(<Legend direction="vertical" />);
    const classes = () => screen.container.querySelector('.MuiChartsLegend-root')?.className ?? '';
    await expect.poll(classes).toContain('MuiChartsLegend-vertical');
    await screen.rerender(<Legend direction="horizontal" />);
    await expect.poll(classes).toContain('MuiChartsLegend-horizontal');
    expect(classes()).not.toMatch(/MuiChartsLegend-(?:row|column|vertical)/);
    await screen.rerender(
      <BarChart
        {...size}
        series={[{data: [4, 7], label: 'Orders'}]}
        slotProps={{legend: {direction: 'vertical'}}}
      />,
    );
    const list = () => screen.container.querySelector('.MuiChartsLegend-root') ?? document.body;
    await expect.poll(() => getComputedStyle(list()).flexDirection).toBe('column');
    expect(classes()).toContain('MuiChartsLegend-horizontal');
    await screen.rerender(<PieChart {...size} series={[{data: [{value: 4, label: 'Orders'}]}]} />);
    await expect.poll(classes).toContain('MuiChartsLegend-vertical');
  },
);

claim('color-legends', 'a continuous legend is HTML, and 12 px thick by default', async () => {
  const colorMap = {type: 'continuous', min: 0, max: 9, color: ['#ffffff', '#00796b']} as const;
  const Legend = ({thickness}: {thickness?: number}) => (
    <ChartsDataProvider {...size} series={[{type: 'bar', data: [4, 7]}]} yAxis={[{colorMap}]}>
      <ContinuousColorLegend axisDirection="y" {...(thickness === undefined ? {} : {thickness})} />
    </ChartsDataProvider>
  );
  const screen = await render(<Legend />);
  const height = () => {
    const gradient = screen.container.querySelector('.MuiChartsLabelGradient-mask');
    return gradient ? getComputedStyle(gradient).height : undefined;
  };
  await expect.poll(() => screen.container.firstElementChild?.tagName).toBe('UL');
  await expect.poll(height).toBe('12px');
  await screen.rerender(<Legend thickness={5} />);
  await expect.poll(height).toBe('5px');
});

claim(
  'tooltip',
  'label and mark share a header cell, and the trigger none disables the tooltip',
  async () => {
    const Tip = ({trigger}: {trigger: 'item' | 'none'}) => (
      <BarChart
        {...size}
        series={[{id: 'orders', data: [4, 7], label: 'Orders'}]}
        tooltipItem={{type: 'bar', seriesId: 'orders', dataIndex: 1}}
        slotProps={{tooltip: {trigger}}}
      />
    );
    const screen = await render(<Tip trigger="item" />);
    const header = () => document.querySelector('[role=tooltip] table th');
    await expect.poll(() => header()?.textContent).toBe('Orders');
    expect(header()?.querySelector('.MuiChartsTooltip-mark')).not.toBeNull();
    expect(document.querySelector('.MuiChartsTooltip-markCell')).toBeNull();
    await screen.rerender(<Tip trigger="none" />);
    await expect.poll(() => document.querySelector('[role=tooltip]')).toBeNull();
  },
);

claim(
  'axis-position',
  'position none hides an axis, right moves it; bottomAxis of v7 does nothing',
  async () => {
    const older = {bottomAxis: null};
    // The prop reaches the svg, of which React complains.
    vi.spyOn(console, 'error').mockReturnValue();
    const {container} = await render(
      <LineChart
        {...size}
        {...older}
        series={[{data: [4, 7]}]}
        xAxis={[{data: [1, 2]}]}
        yAxis={[{position: 'right'}]}
      />,
    );
    const axis = (direction: 'X' | 'Y') => container.querySelector(`.MuiChartsAxis-direction${direction}`);
    await expect.poll(() => axis('X')).not.toBeNull();
    expect(axis('Y')?.getAttribute('transform')).toMatch(/^translate\(3\d\d/);
    const {container: without} = await render(
      <LineChart {...size} series={[{data: [4, 7]}]} xAxis={[{data: [1, 2], position: 'none'}]} />,
    );
    await expect.poll(() => without.querySelector('.MuiChartsAxis-directionY')).not.toBeNull();
    expect(without.querySelector('.MuiChartsAxis-directionX')).toBeNull();
  },
);

claim('axis-looks', 'the default spacing of a reference line counts from the line alone', async () => {
  const Goal = ({spacing}: {spacing?: {x: number; y: number}}) => (
    <LineChart {...size} xAxis={[{data: [1, 2]}]} series={[{data: [0, 100]}]}>
      <ChartsReferenceLine y={50} label="Goal" {...(spacing ? {spacing} : {})} />
      <Middle />
    </LineChart>
  );
  let middle = 0;
  function Middle() {
    const {left, width} = useDrawingArea();
    middle = left + width / 2;
    return null;
  }
  const screen = await render(<Goal />);
  const at = (name: 'x' | 'y') =>
    Number(screen.container.querySelector('.MuiChartsReferenceLine-label')?.getAttribute(name));
  await expect.poll(() => at('x')).toBe(middle);
  const y = at('y');
  await screen.rerender(<Goal spacing={{x: 5, y: 5}} />);
  await expect.poll(() => at('x')).toBe(middle + 5);
  expect(at('y')).toBe(y);
});

claim(
  'colors',
  'the colors are rainbowSurgePalette by default, blueberryTwilightPalette keeps those of v7',
  async () => {
    const series = [{data: [4]}, {data: [7]}];
    const screen = await render(<BarChart {...size} series={series} />);
    const fills = () =>
      [...screen.container.querySelectorAll('.MuiBar-element')].map((bar) => bar.getAttribute('fill'));
    await expect.poll(fills).toEqual(rainbowSurgePalette('light').slice(0, 2));
    await screen.rerender(<BarChart {...size} series={series} colors={blueberryTwilightPalette} />);
    await expect.poll(fills).toEqual(blueberryTwilightPalette('light').slice(0, 2));
  },
);

claim('line-chart', 'marks are circles unless you set another shape', async () => {
  const {container} = await render(
    <LineChart {...size} series={[{data: [4, 7]}, {data: [5, 6], shape: 'square'}]} />,
  );
  await expect
    .poll(() => [...container.querySelectorAll('.MuiLineChart-mark')].map(({tagName}) => tagName))
    .toEqual(['circle', 'circle', 'path', 'path']);
});

claim('sparkline', 'a sparkline takes color, and has a margin of 5 px', async () => {
  let area: unknown;
  function Probe() {
    const {left, top, width, height} = useDrawingArea();
    area = {left, top, width, height};
    return null;
  }
  const {container} = await render(
    <SparkLineChart data={[4, 7, 5]} color="teal" width={100} height={60}>
      <Probe />
    </SparkLineChart>,
  );
  await expect.poll(() => area).toEqual({left: 5, top: 5, width: 90, height: 50});
  expect(container.querySelector('.MuiLineChart-line')?.getAttribute('stroke')).toBe('teal');
});

claim('drawing-and-animation', 'slots.bar receives plain numbers', async () => {
  const seen: unknown[] = [];
  const Square = ({x, y, width, height}: BarProps) => {
    seen.push([x, y, width, height].map((value) => typeof value));
    return null;
  };
  await render(<BarChart {...size} series={[{data: [4]}]} slots={{bar: Square}} />);
  expect(seen[0]).toEqual(['number', 'number', 'number', 'number']);
});
