import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {
  useChartCartesianAxis,
  useChartHighlight,
  useChartInteraction,
  useChartTooltip,
  type UseChartCartesianAxisSignature,
  type UseChartHighlightSignature,
  type UseChartInteractionSignature,
  type UseChartTooltipSignature,
} from '@mui/x-charts/plugins';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {ChartsContainerPro} from '@mui/x-charts-pro/ChartsContainerPro';
import {ChartsDataProviderPro} from '@mui/x-charts-pro/ChartsDataProviderPro';
import {claim} from '@site/tests/claims/claim';
import type {ReactNode} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import PluginsBar from './_demos/PluginsBar';
import PluginsPie from './_demos/PluginsPie';
import PluginsScatter from './_demos/PluginsScatter';

claim('lead', 'the demos render with few plugins, without a message', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <PluginsBar />
      <PluginsPie />
    </div>,
  );
  await expect.element(screen.getByText('Nantes')).toBeVisible();
  await expect.poll(() => screen.container.querySelectorAll('path.MuiPieArc-root').length).toBe(2);
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

claim('choose', 'the four plugins of bars open the tooltip', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <PluginsBar />
    </div>,
  );
  const bars = screen.container.getElementsByClassName('MuiBarElement-root');
  await expect.poll(() => bars.length).toBe(3);
  const [first] = bars;
  if (first) await userEvent.hover(first);
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toContain('58');
});

claim('choose', 'useChartClosestPoint opens the tooltip of a scatter point nearby', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <PluginsScatter />
    </div>,
  );
  const points = screen.container.getElementsByTagName('circle');
  await expect.poll(() => points.length).toBe(5);
  const {left, top, width, height} = points[1]?.getBoundingClientRect() ?? new DOMRect();
  const surface = screen.container.querySelector('svg') ?? document.body;
  const frame = surface.getBoundingClientRect();
  const hover = (away: number) =>
    userEvent.hover(surface, {
      position: {x: left + width / 2 - frame.left, y: top + height / 2 - frame.top + away},
    });
  await hover(60);
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent ?? '').not.toContain('2.4');
  await hover(30);
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toContain('2.4');
});

const trams = {
  width: 400,
  height: 200,
  xAxis: [{scaleType: 'band' as const, data: ['Lyon', 'Nantes']}],
  series: [{type: 'bar' as const, data: [58, 43]}],
};

const surface = (
  <ChartsSurface>
    <BarPlot />
  </ChartsSurface>
);

claim('choose', 'BarPlot throws without the plugin of highlight or of axes', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(
    render(
      <ChartsDataProvider<'bar', [UseChartTooltipSignature<'bar'>, UseChartCartesianAxisSignature<'bar'>]>
        {...trams}
        plugins={[useChartTooltip, useChartCartesianAxis] as const}
      >
        {surface}
      </ChartsDataProvider>,
    ),
  ).rejects.toThrow(/isControlled/);
  await expect(
    render(
      <ChartsDataProvider<'bar', [UseChartInteractionSignature, UseChartHighlightSignature]>
        width={400}
        height={200}
        series={trams.series}
        plugins={[useChartInteraction, useChartHighlight] as const}
      >
        {surface}
      </ChartsDataProvider>,
    ),
  ).rejects.toThrow(/undefined/);
});

claim('choose', 'without the plugin of interaction, hovering a bar throws', async () => {
  const errors: string[] = [];
  const onError = (event: ErrorEvent) => {
    errors.push(event.message);
    event.preventDefault();
  };
  window.addEventListener('error', onError);
  const screen = await render(
    <ChartsDataProvider<
      'bar',
      [UseChartTooltipSignature<'bar'>, UseChartCartesianAxisSignature<'bar'>, UseChartHighlightSignature]
    >
      {...trams}
      plugins={[useChartTooltip, useChartCartesianAxis, useChartHighlight] as const}
    >
      {surface}
    </ChartsDataProvider>,
  );
  const [first] = screen.container.getElementsByClassName('MuiBarElement-root');
  if (first) await userEvent.hover(first);
  await expect.poll(() => errors.join(' ')).toContain('setLastUpdateSource');
  window.removeEventListener('error', onError);
});

claim('limitations', 'composed Pro charts have no keyboard navigation; BarChartPro has it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const tabIndex = async (chart: ReactNode) => {
    const screen = await render(chart);
    const svg = () => screen.container.querySelector('svg.MuiChartsSurface-root');
    await expect.poll(() => svg()?.querySelectorAll('.MuiBarElement-root').length).toBe(2);
    const value = svg()?.getAttribute('tabindex');
    await screen.unmount();
    return value;
  };
  const keyboard = {...trams, enableKeyboardNavigation: true};
  expect(await tabIndex(<ChartsDataProviderPro {...keyboard}>{surface}</ChartsDataProviderPro>)).toBeNull();
  expect(
    await tabIndex(
      <ChartsContainerPro {...keyboard}>
        <BarPlot />
      </ChartsContainerPro>,
    ),
  ).toBeNull();
  expect(await tabIndex(<ChartsDataProvider {...keyboard}>{surface}</ChartsDataProvider>)).toBe('0');
  expect(await tabIndex(<BarChartPro {...keyboard} />)).toBe('0');
});
