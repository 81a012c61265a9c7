import {BarChart} from '@mui/x-charts/BarChart';
import {useDataset, useYScale} from '@mui/x-charts/hooks';
import {inSilence, size} from '@site/tests/claims/charts';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';
import DatasetErrorBars from './_demos/DatasetErrorBars';
import DatasetNotes from './_demos/DatasetNotes';
import DatasetTable from './_demos/DatasetTable';

const rows = [
  {city: 'Bergen', sales: 3, high: 9},
  {city: 'Turku', sales: 5, high: 12},
];

claim('lead', 'the demos show their own elements, without a message', () =>
  inSilence(
    <>
      <DatasetNotes />
      <DatasetErrorBars />
      <DatasetTable />
    </>,
    async (screen) => {
      await expect.element(screen.getByText('Glacier')).toBeVisible();
      await expect.element(screen.getByRole('cell', {name: 'Turku'})).toBeVisible();
    },
  ),
);

claim('value', 'the array is the one that was passed', async () => {
  let read: unknown = null;
  const Probe = () => {
    read = useDataset();
    return null;
  };
  await render(
    <BarChart {...size} dataset={rows} xAxis={[{dataKey: 'city'}]} series={[{dataKey: 'sales'}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => read === rows).toBe(true);
});

claim('value', 'without a dataset, the result is undefined', async () => {
  let read: unknown = null;
  const Probe = () => {
    read = useDataset();
    return null;
  };
  await render(
    <BarChart {...size} series={[{data: [1, 2]}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => read).toBeUndefined();
});

claim('error-bars', 'a key that no series uses does not widen the axis', async () => {
  let highest = 0;
  const Probe = () => {
    highest = Number(useYScale<'linear'>().domain().at(-1));
    return null;
  };
  await render(
    <BarChart {...size} dataset={rows} xAxis={[{dataKey: 'city'}]} series={[{dataKey: 'sales'}]}>
      <Probe />
    </BarChart>,
  );
  await expect.poll(() => highest).toBeGreaterThan(0);
  expect(highest).toBeLessThan(9);
});
