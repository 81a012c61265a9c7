import {claim} from '@site/tests/claims/claim';
import {beforeEach, expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import PivotPanelButton from './_demos/PivotPanelButton';
import PivotPanelOpen from './_demos/PivotPanelOpen';
import PivotPanelOutside from './_demos/PivotPanelOutside';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const headers = () =>
  [...document.querySelectorAll('[role=columnheader]')].map(({textContent}) => textContent);

claim('lead', 'the trigger opens the panel, whose switch turns the pivot on', async () => {
  const screen = await render(<PivotPanelButton />);
  await screen.getByRole('button', {name: 'Pivot panel'}).click();
  await expect.element(screen.getByRole('button', {name: 'Hide pivot panel'})).toBeVisible();
  await expect.element(screen.getByRole('button', {name: 'Hide pivot panel'})).toHaveFocus();
  await screen.getByRole('switch').click();
  await expect.poll(() => headers().join()).toMatch(/Boots/);
});

claim('open', 'the panel is open at the start, and closing it fires onSidebarClose', async () => {
  const screen = await render(<PivotPanelOpen />);
  await expect.element(screen.getByRole('switch')).toBeVisible();
  await expect.poll(() => headers().join()).toMatch(/June/);
  await screen.getByRole('button', {name: 'Pivot', exact: true}).click();
  await expect.element(screen.getByText('The panel is closed.')).toBeVisible();
});

claim('outside', 'pivotModel and pivotActive control the pivot', async () => {
  const screen = await render(<PivotPanelOutside />);
  await expect.poll(() => headers().join()).toMatch(/Bike/);
  await screen.getByRole('switch', {name: 'Pivot'}).click();
  await expect.poll(() => headers().join()).toMatch(/Depot,Vehicle,Trips/);
});
