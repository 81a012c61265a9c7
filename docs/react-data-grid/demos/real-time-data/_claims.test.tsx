import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import LivePrices from './_demos/LivePrices';

const received = () => Number(/([\d,]+) updates/.exec(document.body.innerText)?.[1]?.replace(',', '') ?? -1);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

claim('lead', 'ticks arrive after Start and stop after Pause', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(<LivePrices />);
  expect(received()).toBe(0);
  await screen.getByRole('button', {name: 'Start'}).click();
  await expect.poll(received, {timeout: 10_000}).toBeGreaterThan(60);
  await expect.poll(() => document.querySelectorAll('.flash').length).toBeGreaterThan(0);
  await screen.getByRole('button', {name: 'Pause'}).click();
  const paused = received();
  await wait(300);
  expect(received()).toBe(paused);
});

claim('responsive', 'only a few of 10,000 rows are in the document', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(<LivePrices />);
  await expect.element(screen.getByRole('gridcell', {name: 'AAAA'})).toBeVisible();
  expect(document.querySelectorAll('[role=row][data-id]').length).toBeLessThan(40);
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('10001');
});

claim('responsive', 'while 1,200 rows change in a second, frames go on and keys are answered', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(<LivePrices />);
  await screen.getByRole('combobox', {name: 'Per second'}).click();
  await screen.getByRole('option', {name: '1,200'}).click();
  await screen.getByRole('button', {name: 'Start'}).click();
  await expect.poll(received, {timeout: 10_000}).toBeGreaterThan(600);
  document.querySelector<HTMLElement>('[role=columnheader][data-field=symbol]')?.focus();
  const times = [performance.now()];
  const end = performance.now() + 2000;
  while (performance.now() < end) times.push(await new Promise<number>(requestAnimationFrame));
  // Far above what it takes, and far below what a reader calls a page that hangs.
  expect(Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toBeLessThan(1000);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
});

claim('sort', 'sorting is applied again while ticks arrive, and focus stays on its row', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(<LivePrices />);
  const focused = () => document.activeElement?.closest('[role=row]')?.getAttribute('data-id');
  await screen.getByRole('columnheader', {name: 'Change (%)'}).click();
  await screen.getByRole('columnheader', {name: 'Change (%)'}).click();
  await screen.getByRole('button', {name: 'Start'}).click();
  const first = () => document.querySelector('[data-rowindex="0"] [data-field=change]')?.textContent ?? '';
  await expect.poll(() => Number.parseFloat(first())).toBeGreaterThan(0);
  document.querySelector<HTMLElement>('[role=columnheader][data-field=change]')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBeDefined();
  const row = focused();
  await wait(1000);
  expect(focused()).toBe(row);
});

function Throttled() {
  const apiRef = useGridApiRef();
  return (
    <div style={{width: 400, height: 300}}>
      <button
        onClick={() => {
          apiRef.current?.updateRows([{id: 1, name: 'Elm'}]);
          apiRef.current?.updateRows([{id: 1, name: 'Oak'}]);
        }}
      >
        Update
      </button>
      <DataGridPro
        apiRef={apiRef}
        rows={[{id: 1, name: 'Ash'}]}
        columns={[{field: 'name'}]}
        throttleRowsMs={200}
      />
    </div>
  );
}

claim('grid', 'throttled updates are rendered together, and the last value wins', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(<Throttled />);
  await screen.getByRole('button', {name: 'Update'}).click();
  await expect.element(screen.getByRole('gridcell', {name: 'Oak'})).toBeVisible();
  expect(screen.getByRole('gridcell', {name: 'Elm'}).query()).toBeNull();
});
