import {BarChart} from '@mui/x-charts/BarChart';
import {useBarSeries, useDrawingArea, useXAxis, useXScale, useYColorScale} from '@mui/x-charts/hooks';
import {inSilence, size} from '@site/tests/claims/charts';
import {claim} from '@site/tests/claims/claim';
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
    <BarChart {...size} series={[{data: [1]}]}>
      <Axis />
    </BarChart>,
  );
  await expect.poll(() => axis).toBeUndefined();
  await expect(
    render(
      <BarChart {...size} series={[{data: [1]}]}>
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
    <BarChart {...size} series={[{data: [1]}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => found).toBeUndefined();
});

function ColorOf({value}: {value: number}) {
  return <text>{useYColorScale()?.(value) ?? 'none'}</text>;
}

claim(
  'lead',
  'the color scale of an axis gives the color of a value, and nothing without a colorMap',
  async () => {
    const chart = (yAxis: object) => (
      <BarChart {...size} series={[{data: [2, 8]}]} yAxis={[yAxis]}>
        <ColorOf value={8} />
      </BarChart>
    );
    const screen = await render(chart({}));
    await expect.element(screen.getByText('none')).toBeInTheDocument();
    await screen.rerender(
      chart({colorMap: {type: 'piecewise', thresholds: [5], colors: ['rgb(0, 0, 9)', 'rgb(0, 9, 0)']}}),
    );
    await expect.element(screen.getByText('rgb(0, 9, 0)')).toBeInTheDocument();
  },
);
