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
