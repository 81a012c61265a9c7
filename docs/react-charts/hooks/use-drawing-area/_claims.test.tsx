import {type ChartDrawingArea, useDrawingArea} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import DrawingAreaCenter from './_demos/DrawingAreaCenter';
import DrawingAreaClip from './_demos/DrawingAreaClip';
import DrawingAreaFrame from './_demos/DrawingAreaFrame';

let area: ChartDrawingArea | undefined;
const Probe = () => {
  area = useDrawingArea();
  return null;
};

claim('lead', 'the demos show their own elements, without a message', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <DrawingAreaFrame />
      <DrawingAreaCenter />
      <DrawingAreaClip />
    </div>,
  );
  await expect.element(screen.getByText('230 TWh')).toBeVisible();
  await expect.poll(() => screen.container.querySelector('path[stroke-dasharray="4 4"]')).not.toBeNull();
  expect(warn).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

claim('values', 'left is margin and axis, right and bottom are distances, all in all the size', async () => {
  await render(
    <LineChart
      width={500}
      height={300}
      margin={{left: 10, right: 30, top: 5, bottom: 15}}
      xAxis={[{data: [1, 2], height: 40}]}
      yAxis={[{width: 60}]}
      series={[{data: [1, 2]}]}
    >
      <Probe />
    </LineChart>,
  );
  await expect
    .poll(() => area)
    .toMatchObject({left: 70, right: 30, top: 5, bottom: 55, width: 400, height: 240});
});

claim('values', 'a hidden axis takes no room', async () => {
  await render(
    <LineChart
      width={500}
      height={300}
      margin={10}
      xAxis={[{data: [1, 2], position: 'none'}]}
      yAxis={[{position: 'none', width: 60}]}
      series={[{data: [1, 2]}]}
    >
      <Probe />
    </LineChart>,
  );
  await expect.poll(() => area).toMatchObject({left: 10, bottom: 10, width: 480, height: 280});
});

claim('center', 'the legend is not part of the drawing area', async () => {
  const screen = await render(
    <div style={{width: 600}}>
      <PieChart height={200} margin={0} series={[{data: [{id: 1, value: 1, label: 'One'}]}]}>
        <Probe />
      </PieChart>
    </div>,
  );
  const svg = () => screen.container.querySelector('svg[class*=ChartsSurface]')?.getBoundingClientRect();
  await expect
    .poll(() => (svg()?.width ?? 600) < 600 && Math.abs((area?.width ?? 0) - (svg()?.width ?? 0)) < 1)
    .toBe(true);
});

claim('resize', 'the component renders again with the new size', async () => {
  const chart = (width: number) => (
    <LineChart
      height={200}
      width={width}
      margin={0}
      xAxis={[{data: [1, 2], position: 'none'}]}
      yAxis={[{position: 'none'}]}
      series={[{data: [1, 2]}]}
    >
      <Probe />
    </LineChart>
  );
  const screen = await render(chart(300));
  await expect.poll(() => area?.width).toBe(300);
  await screen.rerender(chart(450));
  await expect.poll(() => area?.width).toBe(450);
});
