import {BarChart, BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {useChartApiContext} from '@mui/x-charts/context';
import {
  useBarSeries,
  useChartId,
  useChartRootRef,
  useChartsLocalization,
  useDrawingArea,
  useSvgRef,
  useXAxis,
  useXScale,
} from '@mui/x-charts/hooks';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {useIsZoomInteracting} from '@mui/x-charts-pro/hooks';
import {inSilence, size} from '@site/tests/claims/charts';
import {claim} from '@site/tests/claims/claim';
import * as React from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import HooksAverageLine from './_demos/HooksAverageLine';
import HooksBesideSurface from './_demos/HooksBesideSurface';
import HooksHighlightedNames from './_demos/HooksHighlightedNames';

claim('lead', 'the demos show their own elements, without a message', () =>
  inSilence(
    <>
      <HooksAverageLine />
      <HooksBesideSurface />
      <HooksHighlightedNames />
    </>,
    async (screen) => {
      await expect.element(screen.getByText('Average 115')).toBeVisible();
      await expect.element(screen.getByText('257 tickets in half a year')).toBeVisible();
      await expect.element(screen.getByText('Outside')).toBeVisible();
    },
  ),
);

claim('highlight', 'pointing at a line fades the name of the other', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <HooksHighlightedNames />
    </div>,
  );
  const inside = screen.container.getElementsByClassName('MuiLineElement-root');
  await expect.poll(() => inside.length).toBe(2);
  inside[0]?.dispatchEvent(new PointerEvent('pointerenter'));
  inside[0]?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  await expect.element(screen.getByText('Outside')).toHaveAttribute('opacity', '0.6');
  await expect.element(screen.getByText('Inside')).toHaveAttribute('font-weight', '700');
});

claim('where', 'a Hook outside of a chart throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Outside = () => {
    useDrawingArea();
    return <BarChart {...size} series={[{data: [1]}]} />;
  };
  await expect(render(<Outside />)).rejects.toThrow('Could not find the Charts context');
});

claim('unknown-id', 'an unknown axis gives undefined, its scale throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let axis: unknown = 'not read';
  const Axis = () => {
    axis = useXAxis('missing');
    return null;
  };
  const Scale = () => {
    useXScale('missing');
    return null;
  };
  await render(
    <BarChart {...size} id="mine" series={[{data: [1]}]}>
      <Axis />
    </BarChart>,
  );
  await expect.poll(() => axis).toBeUndefined();
  await expect(
    render(
      <BarChart {...size} id="mine" series={[{data: [1]}]}>
        <Scale />
      </BarChart>,
    ),
  ).rejects.toThrow(/scale/);
});

claim('unknown-id', 'an unknown series gives undefined', async () => {
  let found: unknown = 'not read';
  const Probe = () => {
    found = useBarSeries('missing');
    return null;
  };
  await render(
    <BarChart {...size} id="mine" series={[{data: [1]}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => found).toBeUndefined();
});

claim('chart', 'refs to the SVG and to the wrapper, which is null without a wrapper', async () => {
  let read: unknown[] = [];
  const Probe = () => {
    const svg = useSvgRef();
    const root = useChartRootRef();
    const id = useChartId();
    React.useEffect(() => {
      read = [svg.current?.tagName, root.current?.contains(svg.current), id];
    });
    return null;
  };
  const screen = await render(
    <BarChart {...size} id="mine" series={[{data: [1]}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => read).toEqual(['svg', true, expect.stringMatching(/^_r_/)]);
  await screen.unmount();
  await render(
    <ChartsDataProvider
      {...size}
      id="mine"
      series={[{type: 'bar', data: [1]}]}
      xAxis={[{scaleType: 'band', data: ['A']}]}
    >
      <ChartsSurface>
        <BarPlot />
        <Probe />
      </ChartsSurface>
    </ChartsDataProvider>,
  );
  await expect.poll(() => read).toEqual(['svg', undefined, 'mine']);
});

claim('chart', 'the texts are English, and the methods are those of Pro charts', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const read: unknown[] = [];
  const Probe = () => {
    const {localeText} = useChartsLocalization();
    const api = useChartApiContext();
    React.useEffect(() => {
      read.push(localeText.noData, Object.keys(api.current).includes('exportAsImage'));
    });
    return null;
  };
  await render(
    <BarChart {...size} id="mine" series={[{data: [1]}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => read.slice(-2)).toEqual(['No data to display', false]);
  await render(
    <BarChartPro {...size} series={[{data: [1]}]}>
      <Probe />
    </BarChartPro>,
  );
  await expect.poll(() => read.slice(-2)).toEqual(['No data to display', true]);
});

claim('chart', 'useIsZoomInteracting is false at rest, and throws in a chart that cannot zoom', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isZooming: boolean | undefined;
  const Probe = () => {
    isZooming = useIsZoomInteracting();
    return null;
  };
  await render(
    <BarChartPro {...size} xAxis={[{data: ['A'], zoom: true}]} series={[{data: [1]}]}>
      <Probe />
    </BarChartPro>,
  );
  await expect.poll(() => isZooming).toBe(false);
  const other = (
    <BarChart {...size} id="mine" series={[{data: [1]}]}>
      <Probe />
    </BarChart>
  );
  await expect(render(other)).rejects.toThrow(/isInteracting/);
});
