import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {useRadarItemTooltip} from '@mui/x-charts/ChartsTooltip';
import {
  RadarAxis,
  RadarChart,
  RadarDataProvider,
  RadarGrid,
  RadarSeriesArea,
  RadarSeriesPlot,
  useRadarAxis,
} from '@mui/x-charts/RadarChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import RadarCompare from './_demos/RadarCompare';
import RadarParts from './_demos/RadarParts';
import RadarSeriesTooltip from './_demos/RadarSeriesTooltip';

const size = {width: 400, height: 300, skipAnimation: true};
const bare = {...size, hideLegend: true};
const metrics = ['North', 'East', 'South', 'West'];

const surface = () => {
  const chart = document.querySelector('svg.MuiChartsSurface-root');
  if (!chart) throw new Error('no chart');
  return page.elementLocator(chart);
};

/** Distance of each mark from the center of the chart, in px. */
const distances = () =>
  [...document.querySelectorAll('.MuiRadarChart-seriesMark')].map((mark) =>
    Math.round(Math.hypot(Number(mark.getAttribute('cx')) - 200, Number(mark.getAttribute('cy')) - 150)),
  );

claim('scale', 'without max, each axis has its own scale', async () => {
  const screen = await render(
    <RadarChart {...bare} series={[{data: [10, 100, 10, 100]}]} radar={{metrics}} />,
  );
  await expect.poll(distances).toHaveLength(4);
  expect(new Set(distances()).size).toBe(1);
  await screen.rerender(
    <RadarChart {...bare} series={[{data: [10, 100, 10, 100]}]} radar={{metrics, max: 100}} />,
  );
  await expect.poll(() => new Set(distances()).size).toBe(2);
});

claim('rings', 'a metric that the chart does not have makes the chart throw', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const chart = (
    <RadarChart {...bare} series={[{data: [1, 2, 3, 4]}]} radar={{metrics}}>
      <RadarAxis metric="Up" />
    </RadarChart>
  );
  await expect(render(chart)).rejects.toThrow(/reading 'scale'/);
});

claim('click', 'a click gives the nearest axis with its values', async () => {
  const onAxisClick = vi.fn();
  await render(
    <RadarChart
      {...bare}
      series={[{id: 's', data: [1, 2, 3, 4]}]}
      radar={{metrics}}
      onAxisClick={onAxisClick}
    />,
  );
  await expect.poll(distances).toHaveLength(4);
  await surface().click({position: {x: 260, y: 155}});
  expect(onAxisClick.mock.lastCall?.[1]).toMatchObject({
    dataIndex: 1,
    axisValue: 'East',
    seriesValues: {s: 2},
  });
});

claim('highlight', 'the tooltip opens for the axis by default, and for the series with item', async () => {
  const tooltip = () => document.querySelector('[role=tooltip]')?.textContent;
  const screen = await render(
    <RadarChart {...bare} series={[{data: [1, 2, 3, 4], label: 'Wind'}]} radar={{metrics}} />,
  );
  await expect.poll(distances).toHaveLength(4);
  await surface().hover({position: {x: 260, y: 155}});
  await expect.poll(tooltip).toBe('EastWind2');
  await screen.rerender(
    <div style={{width: 600}}>
      <RadarCompare />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('.MuiRadarChart-seriesArea').length).toBe(2);
  await surface().hover({position: {x: 300, y: 150}});
  await expect.poll(tooltip).toMatch(/Canteen/);
});

claim('accessibility', 'arrow keys move through the axes', async () => {
  const {container} = await render(
    <RadarChart
      {...bare}
      enableKeyboardNavigation
      series={[{data: [1, 2, 3, 4]}]}
      radar={{metrics}}
      slotProps={{tooltip: {trigger: 'item'}}}
    />,
  );
  await expect.poll(distances).toHaveLength(4);
  await userEvent.tab();
  expect(container.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => container.querySelector('svg')?.hasAttribute('data-has-focused-item')).toBe(true);
});

claim(
  'tooltip',
  'an item has all values of the series; with a dataIndex, one value with the name of the first axis',
  async () => {
    let read: unknown;
    const Probe = () => {
      read = useRadarItemTooltip()?.values.map(({label, value, formattedValue}) => [
        label,
        value,
        formattedValue,
      ]);
      return null;
    };
    const series = [{id: 's', data: [1, 2, 3, 4]}];
    const screen = await render(
      <RadarDataProvider
        {...size}
        series={series}
        radar={{metrics}}
        tooltipItem={{type: 'radar', seriesId: 's'}}
      >
        <Probe />
      </RadarDataProvider>,
    );
    await expect
      .poll(() => read)
      .toEqual([
        ['North', 1, '1'],
        ['East', 2, '2'],
        ['South', 3, '3'],
        ['West', 4, '4'],
      ]);
    await screen.rerender(
      <RadarDataProvider
        {...size}
        series={series}
        radar={{metrics}}
        tooltipItem={{type: 'radar', seriesId: 's', dataIndex: 2}}
      >
        <Probe />
      </RadarDataProvider>,
    );
    await expect.poll(() => read).toEqual([['North', 3, '3']]);
  },
);

claim('tooltip', 'the tooltip of the demo opens for the series below the pointer', async () => {
  await render(
    <div style={{width: 600}}>
      <RadarSeriesTooltip />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('.MuiRadarChart-seriesArea').length).toBe(2);
  // The center of the chart is in both shapes, the later one in front.
  await surface().hover({position: {x: 300, y: 150}});
  await expect
    .poll(() => document.querySelector('[role=tooltip]')?.textContent)
    .toBe('DieselBest: Range 9Worst: Noise 4');
});

claim('parts', 'the demo has a dashed shape, and points of one series alone', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <RadarParts />
    </div>,
  );
  const dashes = () =>
    [...document.querySelectorAll('.MuiRadarChart-seriesArea')].map((area) =>
      area.getAttribute('stroke-dasharray'),
    );
  await expect.poll(dashes).toEqual([null, '6 4']);
  expect(document.querySelectorAll('.MuiRadarChart-seriesMark')).toHaveLength(5);
  await expect.element(screen.getByText('Sweetness')).toBeVisible();
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(300);
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

claim('parts', 'RadarSeriesPlot draws series by series, RadarSeriesArea one series by its id', async () => {
  const series = [
    {id: 'a', data: [1, 2, 3, 4]},
    {id: 'b', data: [4, 3, 2, 1]},
  ];
  const drawn = () => [...document.querySelectorAll('svg path, svg circle')].map(({tagName}) => tagName);
  const screen = await render(
    <RadarDataProvider {...size} series={series} radar={{metrics}}>
      <ChartsSurface>
        <RadarSeriesPlot />
      </ChartsSurface>
    </RadarDataProvider>,
  );
  const one = ['path', 'circle', 'circle', 'circle', 'circle'];
  await expect.poll(drawn).toEqual([...one, ...one]);
  await screen.rerender(
    <RadarDataProvider {...size} series={series} radar={{metrics}}>
      <ChartsSurface>
        <RadarSeriesArea seriesId="b" />
      </ChartsSurface>
    </RadarDataProvider>,
  );
  await expect.poll(drawn).toEqual(['path']);
});

claim('parts', 'useRadarAxis gives the value of each ring, and null without a metric', async () => {
  let read: unknown[] = [];
  const Probe = () => {
    const axis = useRadarAxis({metric: 'East', divisions: 2});
    read = [axis?.labels.map(({formattedValue}) => formattedValue), useRadarAxis({})];
    return null;
  };
  await render(
    <RadarDataProvider {...size} series={[{data: [1, 2, 3, 4]}]} radar={{metrics, max: 10}}>
      <Probe />
    </RadarDataProvider>,
  );
  await expect.poll(() => read).toEqual([['5', '10'], null]);
});

claim('parts', 'ChartsDataProvider throws on a radar series', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const chart = (
    <ChartsDataProvider {...size} series={[{type: 'radar', data: [1, 2, 3, 4]}]}>
      <ChartsSurface>
        <RadarGrid />
      </ChartsSurface>
    </ChartsDataProvider>
  );
  await expect(render(chart)).rejects.toThrow(/getSeriesWithDefaultValues/);
});
