import {ChartsDataProviderPro} from '@mui/x-charts-pro/ChartsDataProviderPro';
import {ChartsSurface} from '@mui/x-charts-pro/ChartsSurface';
import {ChartsTooltipContainer} from '@mui/x-charts-pro/ChartsTooltip';
import {Heatmap, HeatmapPlot, HeatmapTooltipContent, type HeatmapProps} from '@mui/x-charts-pro/Heatmap';
import {useHeatmapSeriesContext, useZAxis, useZColorScale} from '@mui/x-charts-pro/hooks';
import {claim} from '@site/tests/claims/claim';
import {beforeEach, expect, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import HeatmapMeans from './_demos/HeatmapMeans';

// The license key is missing here.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const cells = [
  [0, 0, 1],
  [1, 0, 50],
  [0, 1, 100],
] as const;

const Chart = (props: Partial<HeatmapProps>) => (
  <Heatmap
    width={400}
    height={240}
    xAxis={[{data: ['Mon', 'Tue']}]}
    yAxis={[{data: ['Early', 'Late']}]}
    series={[{id: 's', data: cells, label: 'Cases'}]}
    {...props}
  />
);

const drawn = () => [...document.querySelectorAll('.MuiHeatmap-cell')];
const surface = () => document.querySelector('svg.MuiChartsSurface-root');

const click = async (x: number, y: number) => {
  const chart = surface();
  if (!chart) throw new Error('no chart');
  await page.elementLocator(chart).click({position: {x, y}});
};

claim('lead', 'the first row is at the top, and reverse turns the order around', async () => {
  const screen = await render(<Chart />);
  await expect.poll(() => drawn().length).toBe(3);
  const top = (index: number) => drawn()[index]?.getBoundingClientRect().top ?? 0;
  expect(top(0)).toBeLessThan(top(2));
  await screen.rerender(<Chart yAxis={[{data: ['Early', 'Late'], reverse: true}]} />);
  await expect.poll(() => top(0) > top(2)).toBe(true);
});

claim('legend', 'the legend is hidden until hideLegend is false', async () => {
  const legend = () => document.querySelector('[class*=ContinuousColorLegend]');
  const screen = await render(<Chart />);
  await expect.poll(() => drawn().length).toBe(3);
  expect(legend()).toBeNull();
  await screen.rerender(<Chart hideLegend={false} />);
  await expect.poll(legend).not.toBeNull();
});

claim('click', 'onItemClick gives the dataIndex, and none for an empty cell', async () => {
  const onItemClick = vi.fn<NonNullable<HeatmapProps['onItemClick']>>();
  await render(<Chart onItemClick={onItemClick} />);
  await expect.poll(() => drawn().length).toBe(3);
  await click(320, 60);
  await expect
    .poll(() => onItemClick.mock.lastCall?.[1])
    .toEqual({type: 'heatmap', seriesId: 's', dataIndex: 1});
  await click(320, 170);
  await expect.poll(() => onItemClick.mock.lastCall?.[1]).toEqual({type: 'heatmap', seriesId: 's'});
});

claim('accessibility', 'aria-label does not reach the SVG', async () => {
  const {container} = await render(<Chart aria-label="Cases" />);
  await expect.poll(() => drawn().length).toBe(3);
  expect(container.querySelector('[aria-label=Cases]')).toBeNull();
});

claim('accessibility', 'arrow keys move from cell to cell', async () => {
  await render(<Chart enableKeyboardNavigation />);
  await expect.poll(() => drawn().length).toBe(3);
  await userEvent.tab();
  expect(document.activeElement).toBe(surface());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toContain('Cases');
});

claim('limitations', 'of several series, only the first is drawn', async () => {
  await render(<Chart series={[{data: cells}, {data: [[1, 1, 9]]}]} />);
  await expect.poll(() => drawn().length).toBe(3);
});

claim('color', 'a value outside of the limits continues the blend beyond the colors', async () => {
  const colorMap = {type: 'continuous', min: 0, max: 10, color: ['#000000', '#646464']} as const;
  await render(
    <Chart
      zAxis={[{colorMap}]}
      series={[
        {
          data: [
            [0, 0, 10],
            [1, 0, 20],
          ],
        },
      ]}
    />,
  );
  await expect
    .poll(() => drawn().map((cell) => getComputedStyle(cell).fill))
    .toEqual(['rgb(100, 100, 100)', 'rgb(200, 200, 200)']);
});

claim('tooltip', 'HeatmapTooltipContent keeps the content in a frame of your own', async () => {
  const Framed = () => (
    <ChartsTooltipContainer trigger="item">
      <div data-testid="frame">
        <HeatmapTooltipContent />
      </div>
    </ChartsTooltipContainer>
  );
  await render(<Chart slots={{tooltip: Framed}} />);
  await expect.poll(() => drawn().length).toBe(3);
  const cell = drawn()[1];
  if (!cell) throw new Error('no cell');
  await page.elementLocator(cell).hover();
  await expect
    .poll(() => document.querySelector('[data-testid=frame]')?.textContent)
    .toMatch(/Tue.*Early.*Cases.*50/);
});

claim(
  'color-hook',
  'the color scale gives the colors of the cells, and the context has the series',
  async () => {
    let read: unknown[] = [];
    const Probe = () => {
      const colorOf = useZColorScale<'linear'>();
      read = [
        [1, 50, 100].map((value) => colorOf?.(value)),
        useZAxis().colorMap?.type,
        useHeatmapSeriesContext()?.seriesOrder,
      ];
      return null;
    };
    await render(
      <Chart>
        <Probe />
      </Chart>,
    );
    await expect.poll(() => drawn().length).toBe(3);
    const fills = drawn().map((cell) => getComputedStyle(cell).fill);
    await expect.poll(() => read).toEqual([fills, 'continuous', ['s']]);
  },
);

claim('color-hook', 'the demo marks the mean of each row', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <HeatmapMeans />
    </div>,
  );
  for (const mean of ['15', '33', '55'])
    await expect.element(screen.getByText(mean, {exact: true})).toBeVisible();
  expect(screen.container.querySelectorAll('circle[r="9"]')).toHaveLength(3);
});

claim('parts', 'ChartsDataProviderPro throws on a heatmap series', async () => {
  const chart = (
    <ChartsDataProviderPro
      width={400}
      height={240}
      xAxis={[{scaleType: 'band', data: ['Mon', 'Tue']}]}
      yAxis={[{scaleType: 'band', data: ['Early', 'Late']}]}
      series={[{type: 'heatmap', data: cells}]}
    >
      <ChartsSurface>
        <HeatmapPlot />
      </ChartsSurface>
    </ChartsDataProviderPro>
  );
  await expect(render(chart)).rejects.toThrow(/getSeriesWithDefaultValues/);
});
