import {PieChart} from '@mui/x-charts/PieChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const size = {width: 240, height: 240, skipAnimation: true};
const texts = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map(({textContent}) => textContent).filter(Boolean);

claim('limits', 'a slice of zero stays in the legend', async () => {
  const {container} = await render(
    <PieChart
      {...size}
      series={[
        {
          data: [
            {id: 'a', value: 4, label: 'Paper'},
            {id: 'b', value: 0, label: 'Glass'},
          ],
        },
      ]}
    />,
  );
  expect(texts(container, '.MuiChartsLegend-label')).toEqual(['Paper', 'Glass']);
});

claim('label-the-slices', 'arcLabelMinAngle leaves out the labels of narrow slices', async () => {
  const {container} = await render(
    <PieChart
      {...size}
      series={[{data: [{value: 98}, {value: 2}], arcLabel: 'value', arcLabelMinAngle: 20}]}
    />,
  );
  expect(texts(container, '.MuiPieChart-arcLabel')).toEqual(['98']);
});

claim('two-levels', 'a slice without a label is left out of the legend', async () => {
  const {container} = await render(
    <PieChart {...size} series={[{data: [{value: 4, label: 'Paper'}, {value: 3}]}]} />,
  );
  expect(texts(container, '.MuiChartsLegend-label')).toEqual(['Paper']);
});

claim('group-small-slices', 'with sortingValues, the legend keeps the order of the array', async () => {
  const {container} = await render(
    <PieChart
      {...size}
      series={[
        {
          data: [
            {value: 2, label: 'Glass'},
            {value: 9, label: 'Paper'},
          ],
          sortingValues: 'desc',
        },
      ]}
    />,
  );
  expect(texts(container, '.MuiChartsLegend-label')).toEqual(['Glass', 'Paper']);
});

claim('highlight-and-click', 'onItemClick gets the index and the slice', async () => {
  const onItemClick = vi.fn();
  const {container} = await render(
    <PieChart
      {...size}
      series={[
        {
          id: 'waste',
          data: [
            {value: 4, label: 'Paper'},
            {value: 3, label: 'Glass'},
          ],
        },
      ]}
      onItemClick={onItemClick}
    />,
  );
  const slice = container.querySelectorAll('.MuiPieChart-arc')[1];
  if (!slice) throw new Error('no slice');
  await page.elementLocator(slice).click();
  expect(onItemClick.mock.calls[0]?.[1]).toMatchObject({seriesId: 'waste', dataIndex: 1});
  expect(onItemClick.mock.calls[0]?.[2]).toMatchObject({label: 'Glass', value: 3});
});
