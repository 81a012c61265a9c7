import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import {beforeEach, expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import ChartsPanelButton from './_demos/ChartsPanelButton';
import ChartsPanelOutside from './_demos/ChartsPanelOutside';
import ChartsPanelSettings from './_demos/ChartsPanelSettings';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const bars = () => document.querySelectorAll('rect.MuiBarElement-root').length;

/** Clicked by code: a tooltip of the panel lies over it when the pointer is there. */
const tab = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({textContent}) => textContent === name);

claim(
  'lead',
  'the chart shows the columns of the initial state, and the trigger opens the panel',
  async () => {
    const screen = await render(<ChartsPanelButton />);
    await expect.poll(bars).toBe(6);
    await screen.getByRole('button', {name: 'Chart'}).click();
    await expect
      .poll(() => document.querySelector('.MuiDataGrid-sidebar')?.textContent)
      .toMatch(/Departures/);
  },
);

claim('settings', 'another type and a setting of the panel reach the renderer', async () => {
  const screen = await render(<ChartsPanelSettings />);
  await expect.poll(bars).toBe(6);
  await screen.getByRole('button', {name: 'Charts', exact: true}).click();
  await expect.poll(() => tab('Customize')).toBeDefined();
  tab('Customize')?.click();
  const top = () =>
    [...document.querySelectorAll('rect.MuiBarElement-root')].map((bar) => bar.getAttribute('height'));
  const before = top().join();
  await screen
    .getByRole('checkbox', {name: 'Stacked'})
    .or(screen.getByRole('switch', {name: 'Stacked'}))
    .click();
  await expect.poll(() => top().join()).not.toBe(before);
  tab('Chart')?.click();
  await screen.getByRole('button', {name: 'Lines'}).click();
  await expect.poll(bars).toBe(0);
});

claim('outside', 'the bars follow the sorting', async () => {
  const screen = await render(<ChartsPanelOutside />);
  const names = () =>
    [...document.querySelectorAll('.MuiChartsAxis-tickLabel')].map(({textContent}) => textContent);
  await expect.poll(() => names().slice(0, 3)).toEqual(['Railway', 'Toys', 'Maritime']);
  await screen.getByRole('columnheader', {name: 'Visitors'}).click();
  await expect.poll(() => names().slice(0, 3)).toEqual(['Toys', 'Maritime', 'Railway']);
});

const chart = {dimensions: ['harbor'], values: ['ships'], chartType: 'bar'};
const initialState = {
  sidebar: {open: true, value: GridSidebarValue.Charts},
  chartsIntegration: {activeChartId: 'second', charts: {first: chart, second: chart}},
};
const schema = {bar: {label: 'Bars', icon: () => null, customization: []}};

function TwoCharts(props: Partial<DataGridPremiumProps>) {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: 900, height: 500}}>
        <DataGridPremium
          rows={[{id: 1, harbor: 'Kiel', ships: 4}]}
          columns={[{field: 'harbor'}, {field: 'ships', type: 'number'}]}
          chartsIntegration
          experimentalFeatures={{charts: true}}
          initialState={initialState}
          slots={{chartsPanel: GridChartsPanel}}
          slotProps={{chartsPanel: {schema}}}
          {...props}
        />
      </div>
      <GridChartsRendererProxy id="first" label="First" renderer={() => null} />
      <GridChartsRendererProxy id="second" label="Second" renderer={() => null} />
    </GridChartsIntegrationContextProvider>
  );
}

claim('connect', 'code changes the chart of the panel, unless activeChartId is a prop', async () => {
  const apiRef: NonNullable<DataGridPremiumProps['apiRef']> = {current: null};
  const onChange = vi.fn();
  const screen = await render(<TwoCharts apiRef={apiRef} onActiveChartIdChange={onChange} />);
  await expect.element(screen.getByRole('button', {name: 'Second'})).toBeVisible();
  apiRef.current?.setActiveChartId('first');
  await expect.element(screen.getByRole('button', {name: 'First'})).toBeVisible();
  expect(onChange.mock.calls).toEqual([['first', expect.anything()]]);
  await screen.unmount();

  const fixed = await render(<TwoCharts apiRef={apiRef} activeChartId="second" />);
  const stays = async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect.element(fixed.getByRole('button', {name: 'Second'})).toBeVisible();
  };
  await expect.element(fixed.getByRole('button', {name: 'Second'})).toBeVisible();
  apiRef.current?.setActiveChartId('first');
  await stays();
  await fixed.rerender(<TwoCharts apiRef={apiRef} activeChartId="first" />);
  await stays();
});
