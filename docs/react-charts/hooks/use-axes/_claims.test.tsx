import {BarChart} from '@mui/x-charts/BarChart';
import {
  useRadiusAxis,
  useRotationAxis,
  useXAxes,
  useXAxis,
  useYAxes,
  useYAxis,
  useZAxes,
  useZAxis,
} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {inSilence, size} from '@site/tests/claims/charts';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';
import AxesDataLabels from './_demos/AxesDataLabels';
import AxesOwnAxis from './_demos/AxesOwnAxis';
import AxesRadarMetrics from './_demos/AxesRadarMetrics';

claim('lead', 'the demos show their own elements, without a message', () =>
  inSilence(
    <>
      <AxesDataLabels />
      <AxesOwnAxis />
      <AxesRadarMetrics />
    </>,
    async (screen) => {
      await expect.element(screen.getByText('Time: 6:00 to 18:00')).toBeVisible();
      await expect.element(screen.getByText('Feet')).toBeVisible();
      await expect.element(screen.getByText('0 to 10')).toBeVisible();
    },
  ),
);

claim('values', 'a band axis has data and no formatter, a linear one a formatter and no data', async () => {
  let read: unknown[] = [];
  const Probe = () => {
    const x = useXAxis<'band'>();
    const y = useYAxis<'linear'>();
    read = [
      x.data,
      x.scaleType,
      x.valueFormatter,
      x.tickNumber,
      y.data,
      typeof y.valueFormatter,
      useXAxis('missing'),
    ];
    return null;
  };
  await render(
    <BarChart
      {...size}
      dataset={[
        {city: 'Bergen', sales: 3},
        {city: 'Turku', sales: 5},
      ]}
      xAxis={[{dataKey: 'city'}]}
      series={[{dataKey: 'sales'}]}
    >
      <Probe />
    </BarChart>,
  );
  await expect
    .poll(() => read)
    .toEqual([['Bergen', 'Turku'], 'band', undefined, NaN, [], 'function', undefined]);
});

claim('all', 'all axes come in their order, and the first one without an id', async () => {
  let read: unknown[] = [];
  const Probe = () => {
    const {yAxis, yAxisIds} = useYAxes();
    read = [yAxisIds, yAxis.right?.position, useYAxis().id];
    return null;
  };
  await render(
    <LineChart
      {...size}
      yAxis={[{id: 'left'}, {id: 'right', position: 'right'}]}
      series={[{data: [1, 2], yAxisId: 'right'}]}
    >
      <Probe />
    </LineChart>,
  );
  await expect.poll(() => read).toEqual([['left', 'right'], 'right', 'left']);
});

claim('radar', 'the rotation axis has the metrics, a radius axis the name of its metric', async () => {
  let read: unknown[] = [];
  const Probe = () => {
    read = [useRotationAxis()?.data, useRadiusAxis()?.id, useRadiusAxis('Price')?.id, useXAxes().xAxisIds];
    return null;
  };
  await render(
    <RadarChart {...size} radar={{metrics: ['Sound', 'Price']}} series={[{data: [1, 2]}]}>
      <Probe />
    </RadarChart>,
  );
  await expect.poll(() => read).toEqual([['Sound', 'Price'], 'Sound', 'Price', []]);
});

claim('limitations', 'a pie has no axes', async () => {
  let read: unknown[] = ['not read'];
  const Probe = () => {
    read = [useXAxis(), useXAxes().xAxisIds];
    return null;
  };
  await render(
    <PieChart {...size} series={[{data: [{value: 1}]}]}>
      <Probe />
    </PieChart>,
  );
  await expect.poll(() => read).toEqual([undefined, []]);
});

claim('z-axis', 'useZAxis has the z-axis; without one it is undefined, and the lists are empty', async () => {
  let read: unknown[] = [];
  const Probe = () => {
    const {zAxis, zAxisIds} = useZAxes();
    read = [useZAxis()?.max, Object.keys(zAxis), zAxisIds];
    return null;
  };
  const series = [{data: [{id: 1, x: 1, y: 1, z: 5}]}];
  const screen = await render(
    <ScatterChart {...size} series={series} zAxis={[{id: 'heat', min: 0, max: 9}]}>
      <Probe />
    </ScatterChart>,
  );
  await expect.poll(() => read).toEqual([9, ['heat'], ['heat']]);
  await screen.unmount();
  await render(
    <BarChart {...size} series={[{data: [1]}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => read).toEqual([undefined, [], []]);
});
