import {BarChart} from '@mui/x-charts/BarChart';
import {
  getValueToPositionMapper,
  useXColorScale,
  useXScale,
  useYColorScale,
  useYScale,
  useZColorScale,
} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import ScaleBandCenter from './_demos/ScaleBandCenter';
import ScaleColors from './_demos/ScaleColors';
import ScaleEvent from './_demos/ScaleEvent';
import ScaleSecondAxis from './_demos/ScaleSecondAxis';

const size = {width: 400, height: 300, margin: 0, skipAnimation: true};
const none = {position: 'none'} as const;

claim('lead', 'the demos show their own elements, without a message', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <ScaleEvent />
      <ScaleBandCenter />
      <ScaleSecondAxis />
    </div>,
  );
  await expect.element(screen.getByText('Newsletter')).toBeVisible();
  await expect.element(screen.getByText('0 °C')).toBeVisible();
  await expect.poll(() => screen.container.querySelectorAll('path[stroke-width="3"]').length).toBe(3);
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

claim(
  'band',
  'a band scale gives the start, undefined for an unknown value, the mapper the middle',
  async () => {
    let read: unknown[] = [];
    const Probe = () => {
      const x = useXScale<'band'>();
      const center = getValueToPositionMapper(x);
      const start = x('B') ?? 0;
      read = [
        x('C'),
        Math.abs(center('B') - start - x.bandwidth() / 2) < 0.01,
        center('C') === x.bandwidth() / 2,
        start > 200,
      ];
      return null;
    };
    await render(
      <BarChart {...size} xAxis={[{...none, data: ['A', 'B']}]} yAxis={[none]} series={[{data: [1, 2]}]}>
        <Probe />
      </BarChart>,
    );
    await expect.poll(() => read).toEqual([undefined, true, true, true]);
  },
);

claim('invert', 'linear and time scales invert, point scales do not', async () => {
  const read: unknown[] = [];
  const Probe = () => {
    const x = useXScale();
    read.push('invert' in x ? x.invert(200) : 'none');
    return null;
  };
  for (const data of [
    [0, 10],
    [new Date(0), new Date(1000)],
    ['A', 'B'],
  ] as (number | Date | string)[][])
    await render(
      <LineChart
        {...size}
        xAxis={[
          {
            ...none,
            data,
            scaleType: typeof data[0] === 'number' ? 'linear' : typeof data[0] === 'string' ? 'point' : 'utc',
          },
        ]}
        yAxis={[none]}
        series={[{data: [1, 2]}]}
      >
        <Probe />
      </LineChart>,
    );
  await expect.poll(() => read).toEqual(expect.arrayContaining([5, new Date(500), 'none']));
});

claim('axis-id', 'without an id, the first axis counts', async () => {
  let read: unknown[] = [];
  const Probe = () => {
    const first = useYScale<'linear'>();
    const second = useYScale<'linear'>('second');
    read = [first(5), second(5)];
    return null;
  };
  await render(
    <LineChart
      {...size}
      xAxis={[{...none, data: [1, 2]}]}
      yAxis={[
        {...none, id: 'first', min: 0, max: 10},
        {...none, id: 'second', min: 0, max: 5},
      ]}
      series={[{data: [1, 2], yAxisId: 'first'}]}
    >
      <Probe />
    </LineChart>,
  );
  await expect.poll(() => read).toEqual([150, 0]);
});

claim('lead', 'a value outside of the axis gets a position outside of the plot', async () => {
  let position = 0;
  const Probe = () => {
    position = useYScale<'linear'>()(20);
    return null;
  };
  await render(
    <LineChart
      {...size}
      xAxis={[{...none, data: [1, 2]}]}
      yAxis={[{...none, min: 0, max: 10}]}
      series={[{data: [1, 2]}]}
    >
      <Probe />
    </LineChart>,
  );
  await expect.poll(() => position).toBe(-300);
});

claim('color', 'a color scale gives the color of a value, and undefined without a colorMap', async () => {
  let read: unknown[] = [];
  const Probe = () => {
    const colorOf = useYColorScale<'linear'>();
    read = [colorOf?.(1), colorOf?.(2), useXColorScale()];
    return null;
  };
  await render(
    <LineChart
      {...size}
      xAxis={[{...none, data: [1, 2]}]}
      yAxis={[{...none, colorMap: {type: 'piecewise', thresholds: [1.5], colors: ['red', 'blue']}}]}
      series={[{data: [1, 2]}]}
    >
      <Probe />
    </LineChart>,
  );
  await expect.poll(() => read).toEqual(['red', 'blue', undefined]);
});

claim('color', 'an unknown id throws, and so does useZColorScale without a z-axis', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const Unknown = () => {
    useYColorScale('missing');
    return null;
  };
  const Third = () => {
    useZColorScale();
    return null;
  };
  for (const child of [<Unknown key="unknown" />, <Third key="third" />])
    await expect(
      render(
        <LineChart {...size} series={[{data: [1, 2]}]}>
          {child}
        </LineChart>,
      ),
    ).rejects.toThrow(/colorScale/);
});

claim('color', 'the mark of the demo has the color of the line at this value', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <ScaleColors />
    </div>,
  );
  await expect.element(screen.getByText('73 dB')).toBeVisible();
  expect(screen.container.querySelector('circle[r="7"]')?.getAttribute('fill')).toBe('#c62828');
});
