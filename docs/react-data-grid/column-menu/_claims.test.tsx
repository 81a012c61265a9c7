import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const rows = [
  {id: 1, hut: 'Almagell', beds: 120},
  {id: 2, hut: 'Britannia', beds: 134},
];
const columns: GridColDef[] = [{field: 'hut', width: 150}, {field: 'beds'}];

function Huts(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 500, height: 400}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const items = () => [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent);
const everyItem = ['Sort by ASC', 'Sort by DESC', 'Filter', 'Hide column', 'Manage columns'];

function PrintItem({onClick}: GridColumnMenuItemProps) {
  return (
    <li role="menuitem" tabIndex={-1} onClick={onClick}>
      Print
    </li>
  );
}

claim('remove-an-entry', 'null removes an item, and disableColumnSelector its two items', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(<Huts apiRef={apiRef} />);
  apiRef.current?.showColumnMenu('hut');
  await expect.poll(items).toEqual(everyItem);
  await screen.rerender(
    <Huts apiRef={apiRef} slotProps={{columnMenu: {slots: {columnMenuFilterItem: null}}}} />,
  );
  await expect.poll(items).toEqual(everyItem.filter((item) => item !== 'Filter'));
  await screen.rerender(<Huts apiRef={apiRef} disableColumnSelector />);
  await expect.poll(items).toEqual(everyItem.slice(0, 3));
});

claim('add-an-entry', 'an item of your own is the last one, and its onClick closes the menu', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(
    <Huts apiRef={apiRef} slotProps={{columnMenu: {slots: {printItem: PrintItem}}}} />,
  );
  apiRef.current?.showColumnMenu('hut');
  await expect.poll(items).toEqual([...everyItem, 'Print']);
  await screen.getByText('Print').click();
  await expect.poll(items).toEqual([]);
});

claim('add-an-entry', 'an item that returns null leaves its divider', async () => {
  const apiRef = createRef<GridApi>();
  const dividers = () => document.querySelectorAll('[role=menu] hr').length;
  const screen = await render(<Huts apiRef={apiRef} />);
  apiRef.current?.showColumnMenu('hut');
  await expect.poll(dividers).toBe(2);
  await screen.rerender(<Huts apiRef={apiRef} slotProps={{columnMenu: {slots: {nothing: () => null}}}} />);
  await expect.poll(dividers).toBe(3);
});

claim('change-the-order', 'a lower displayOrder comes first', async () => {
  const apiRef = createRef<GridApi>();
  const filterFirst = {columnMenuFilterItem: {displayOrder: 0}};
  await render(<Huts apiRef={apiRef} slotProps={{columnMenu: {slotProps: filterFirst}}} />);
  apiRef.current?.showColumnMenu('hut');
  await expect.poll(() => items()[0]).toBe('Filter');
});

claim('accessibility', 'Escape closes the menu, and the focus goes back to the header', async () => {
  const onMenuOpen = vi.fn();
  const screen = await render(<Huts onMenuOpen={onMenuOpen} />);
  await screen.getByText('Almagell').click();
  await userEvent.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
  await expect.poll(items).toEqual(everyItem);
  expect(onMenuOpen).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(items).toEqual([]);
  await expect
    .poll(() => document.activeElement?.closest('[role=columnheader]')?.getAttribute('data-field'))
    .toBe('hut');
});

claim('limits', 'the wheel over the rows closes the menu', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(<Huts apiRef={apiRef} />);
  apiRef.current?.showColumnMenu('hut');
  await expect.poll(items).toEqual(everyItem);
  screen
    .getByText('Britannia')
    .element()
    .dispatchEvent(new WheelEvent('wheel', {bubbles: true, deltaY: 50}));
  await expect.poll(items).toEqual([]);
});
