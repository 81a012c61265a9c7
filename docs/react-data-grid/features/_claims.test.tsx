import {DataGrid, type DataGridProps, type GridColDef} from '@mui/x-data-grid';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const rows = Array.from({length: 101}, (_, id) => ({id, name: `Probe ${id}`, mass: id % 7}));
const name: GridColDef = {field: 'name', width: 150};
const mass: GridColDef = {field: 'mass', type: 'number', width: 100, editable: true};
const columns = [name, mass];

function Probes(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 500, height: 400}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const massOfThird = () => document.querySelector('[data-id="2"] [data-field=mass]');
const isEdited = () => massOfThird()?.classList.contains('MuiDataGrid-cell--editing');

claim('on-by-default', 'hideFooterPagination keeps the pages, so row 101 is out of reach', async () => {
  await render(<Probes hideFooterPagination disableVirtualization />);
  await expect.poll(() => document.querySelectorAll('[role=row][data-id]').length).toBe(100);
  expect(document.querySelector('.MuiTablePagination-root')).toBeNull();
});

claim('on-by-default', 'DataGridPro has pages only with pagination', async () => {
  const grid = (pagination: boolean) => (
    <div style={{height: 400}}>
      <DataGridPro rows={rows} columns={columns} pagination={pagination} />
    </div>
  );
  const screen = await render(grid(false));
  await expect.element(screen.getByText('Total Rows: 101')).toBeVisible();
  await screen.rerender(grid(true));
  await expect.element(screen.getByText('1–100 of 101')).toBeVisible();
});

for (const [size, after] of [
  [30, '2'],
  [0, '9'],
] as const) {
  claim('on-by-default', `with historyStackSize={${size}}, Ctrl+Z leaves ${after}`, async () => {
    await render(
      <div style={{height: 400}}>
        <DataGridPremium rows={rows} columns={columns} historyStackSize={size} />
      </div>,
    );
    await userEvent.dblClick(massOfThird() ?? document.body);
    await userEvent.keyboard('{Control>}a{/Control}9{Enter}');
    await expect.poll(() => massOfThird()?.textContent).toBe('9');
    await userEvent.keyboard('{Control>}z{/Control}');
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(massOfThird()?.textContent).toBe(after);
  });
}

claim(
  'on-by-default',
  'the Pivot button is in the toolbar of DataGridPremium until it is disabled',
  async () => {
    const grid = (disablePivoting: boolean) => (
      <div style={{height: 400}}>
        <DataGridPremium rows={rows} columns={columns} disablePivoting={disablePivoting} showToolbar />
      </div>
    );
    const screen = await render(grid(false));
    await expect.element(screen.getByRole('button', {name: 'Pivot'})).toBeVisible();
    await screen.rerender(grid(true));
    await expect.element(screen.getByRole('button', {name: 'Pivot'})).not.toBeInTheDocument();
  },
);

claim('edit', 'neither Enter nor a click elsewhere leaves an editor with an error', async () => {
  const atMost12: GridColDef = {
    ...mass,
    preProcessEditCellProps: ({props}) => ({...props, error: props.value > 12}),
  };
  const screen = await render(<Probes columns={[name, atMost12]} />);
  await userEvent.dblClick(massOfThird() ?? document.body);
  await userEvent.keyboard('99{Enter}');
  await expect.poll(() => massOfThird()?.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
  await screen.getByText('Probe 4', {exact: true}).click();
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(isEdited()).toBe(true);
});

claim('limits', 'DataGrid ignores props of a higher plan without a message', async () => {
  const onError = vi.spyOn(console, 'error').mockReturnValue();
  const onWarning = vi.spyOn(console, 'warn').mockReturnValue();
  const plainJavaScript: object = {rowReordering: true, headerFilters: true, pinnedColumns: {left: ['mass']}};
  await render(<Probes {...plainJavaScript} />);
  const headers = [...document.querySelectorAll('[role=columnheader]')].map((header) => header.textContent);
  expect(headers).toEqual(['name', 'mass']);
  expect([onError, onWarning].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
});
