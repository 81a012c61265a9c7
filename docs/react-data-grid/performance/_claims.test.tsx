import {DataGrid, type DataGridProps, type GridApi, type GridColDef} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const renderCell = vi.fn<NonNullable<GridColDef['renderCell']>>(({value}) => String(value));
const valueGetter = vi.fn((value: unknown) => value);
const rows = Array.from({length: 40}, (_, id) => ({id, name: `Person ${id}`, age: id % 9}));
const columns: GridColDef[] = [
  {field: 'name', width: 120, renderCell},
  {field: 'age', width: 120, renderCell, valueGetter},
];
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 300);
  });

const Footer = () => <input aria-label="Footer" />;
const slots = {footer: Footer};
const stable: Partial<DataGridProps> = {slots};

/** A parent that renders again with what `props` makes each time. */
const people = (step: number, props: () => Partial<DataGridProps>) => (
  <div style={{width: 500, height: 400}} data-step={step}>
    <DataGrid rows={rows} columns={columns} {...props()} />
  </div>
);

async function renderedCells(props: () => Partial<DataGridProps>) {
  const screen = await render(people(0, props));
  await pause();
  renderCell.mockClear();
  await screen.rerender(people(1, props));
  await pause();
  return renderCell.mock.calls.length;
}

claim('stable-props', 'with the same props, the grid does not render with its parent', async () => {
  expect(await renderedCells(() => stable)).toBe(0);
});

const newValues: Record<string, () => Partial<DataGridProps>> = {
  rows: () => ({rows: [...rows]}),
  columns: () => ({columns: [...columns]}),
  slots: () => ({slots: {...slots}}),
  slotProps: () => ({slotProps: {}}),
  getRowId: () => ({getRowId: ({id}: {id: number}) => id}),
  sx: () => ({sx: {color: 'inherit'}}),
  onRowClick: () => ({onRowClick: () => undefined}),
};

for (const [name, props] of Object.entries(newValues)) {
  claim('stable-props', `a new value of ${name} renders all visible cells`, async () => {
    const cells = await renderedCells(props);
    expect(cells).toBeGreaterThanOrEqual(2 * (document.querySelectorAll('[role=row][data-id]').length - 3));
  });
}

claim('stable-props', 'an inline slot component loses focus and text', async () => {
  for (const [isKept, props] of [
    [true, () => stable],
    [false, () => ({slots: {footer: () => <Footer />}})],
  ] as const) {
    const screen = await render(people(0, props));
    await screen.getByLabelText('Footer').fill('abc');
    await screen.rerender(people(1, props));
    const footer = screen.getByLabelText('Footer').element();
    expect(document.activeElement === footer).toBe(isKept);
    expect(footer instanceof HTMLInputElement && footer.value).toBe(isKept ? 'abc' : '');
    await screen.unmount();
  }
});

claim('stable-props', 'a new columns array drops a width that was changed', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(people(0, () => ({apiRef})));
  apiRef.current?.setColumnWidth('name', 222);
  await screen.rerender(people(1, () => ({apiRef})));
  expect(apiRef.current?.getColumn('name').width).toBe(222);
  await screen.rerender(people(2, () => ({apiRef, columns: columns.map((column) => ({...column}))})));
  await expect.poll(() => apiRef.current?.getColumn('name').width).toBe(120);
});

claim('update-rows', 'updateRows() renders the cells of one row', async () => {
  const apiRef = createRef<GridApi>();
  await render(people(0, () => ({apiRef})));
  await pause();
  renderCell.mockClear();
  apiRef.current?.updateRows([{id: 2, age: 77}]);
  await pause();
  expect(renderCell.mock.calls.map(([{id}]) => id)).toEqual([2, 2]);
});

claim('cells', 'valueGetter also runs for sorting and exports, at least once per row', async () => {
  const apiRef = createRef<GridApi>();
  await render(people(0, () => ({apiRef})));
  await pause();
  valueGetter.mockClear();
  apiRef.current?.setSortModel([{field: 'age', sort: 'asc'}]);
  expect(valueGetter.mock.calls.length).toBeGreaterThanOrEqual(rows.length);
  valueGetter.mockClear();
  apiRef.current?.getDataAsCsv();
  expect(valueGetter.mock.calls.length).toBeGreaterThanOrEqual(rows.length);
});

claim('limits', 'Chromium limits the height of an element to 33,554,432 px', async () => {
  await render(<div id="tower" style={{height: 40_000_000}} />);
  const height = document.querySelector('#tower')?.getBoundingClientRect().height ?? 0;
  expect(Math.round(height)).toBeLessThanOrEqual(33_554_432);
  expect(Math.round(height)).toBeGreaterThan(33_554_000);
});
