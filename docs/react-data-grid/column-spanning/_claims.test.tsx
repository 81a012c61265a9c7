import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridColSpanFn,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

interface Row {
  id: number;
  a: string;
  b: string;
  c: string;
  d: string;
}

const rows: Row[] = [
  {id: 1, a: 'A1', b: 'B1', c: 'C1', d: 'D1'},
  {id: 2, a: 'A2', b: 'B2', c: 'C2', d: 'D2'},
];
const fields = ['a', 'b', 'c', 'd'];

/** Columns, of which one spans. */
const columnsWith = (spanning: string, colSpan: GridColDef<Row>['colSpan']): GridColDef<Row>[] =>
  fields.map((field) => ({field, width: 120, editable: true, ...(field === spanning && {colSpan})}));

const firstRow = columnsWith('b', (_value, {id}) => (id === 1 ? 2 : 1));

let api: GridApiPro | null = null;

function Letters(props: Partial<DataGridProProps<Row>>) {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 600, height: 350}}>
      <DataGridPro apiRef={apiRef} rows={rows} columns={firstRow} {...props} />
    </div>
  );
}

/** The cells of a row; a wide one has its number of columns behind. */
const shown = (id: number) =>
  [...document.querySelectorAll<HTMLElement>(`[role=row][data-id="${id}"] [role=gridcell]`)]
    .map(({textContent, offsetWidth}) => textContent + (offsetWidth > 120 ? `*${offsetWidth / 120}` : ''))
    .join(' ');

function cell(id: number, field: string) {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${field} in row ${id}`);
  return found;
}

const focused = () =>
  `${document.activeElement?.closest('[data-id]')?.getAttribute('data-id')} ${document.activeElement?.getAttribute('data-field')}`;

claim('lead', 'the function receives value, row, column, and API object; headers stay', async () => {
  const colSpan = vi.fn<GridColSpanFn<Row>>((_value, {id}) => (id === 1 ? 2 : 1));
  await render(<Letters columns={columnsWith('b', colSpan)} />);
  await expect.poll(() => shown(1)).toBe('A1 B1*2 D1');
  expect(shown(2)).toBe('A2 B2 C2 D2');
  const [value, row, column, apiRef] = colSpan.mock.calls[0] ?? [];
  expect([value, row, column?.field]).toEqual(['B1', rows[0], 'b']);
  expect(apiRef?.current.getRow(1)).toBe(rows[0]);
  expect(document.querySelectorAll('[role=columnheader]').length).toBe(4);
});

claim(
  'lead',
  'a number that is too high ends at the last column; 0 and undefined merge nothing',
  async () => {
    const screen = await render(<Letters columns={columnsWith('c', 9)} />);
    await expect.poll(() => shown(1)).toBe('A1 B1 C1*2');
    await screen.rerender(<Letters columns={columnsWith('c', () => 0)} />);
    await expect.poll(() => shown(1)).toBe('A1 B1 C1 D1');
    await screen.rerender(<Letters columns={columnsWith('c', () => undefined)} />);
    expect(shown(1)).toBe('A1 B1 C1 D1');
  },
);

claim('covered', 'sorting, filters, and CSV use the values of covered cells', async () => {
  await render(<Letters />);
  await expect.poll(() => shown(1)).toBe('A1 B1*2 D1');
  expect(api?.getDataAsCsv().split(/\r?\n/)[1]).toBe('A1,B1,C1,D1');
  api?.setFilterModel({items: [{field: 'c', operator: 'equals', value: 'C1'}]});
  await expect.poll(() => document.querySelectorAll('[role=row][data-id]').length).toBe(1);
  expect(shown(1)).toBe('A1 B1*2 D1');
});

claim('covered', 'row editing gives covered cells no input', async () => {
  await render(<Letters editMode="row" />);
  await expect.poll(() => shown(1)).toBe('A1 B1*2 D1');
  await userEvent.dblClick(cell(1, 'a'));
  await expect
    .poll(() =>
      [...document.querySelectorAll<HTMLInputElement>('[data-id="1"] input')].map(({value}) => value),
    )
    .toEqual(['A1', 'B1', 'D1']);
});

claim('together', 'a span covers other columns when one is hidden or moved', async () => {
  await render(<Letters />);
  await expect.poll(() => shown(1)).toBe('A1 B1*2 D1');
  api?.setColumnVisibility('c', false);
  await expect.poll(() => shown(1)).toBe('A1 B1*2');
  api?.setColumnVisibility('c', true);
  api?.setColumnIndex('d', 2);
  await expect.poll(() => shown(1)).toBe('A1 B1*2 C1');
});

claim('accessibility', 'merged cells have aria-colspan, and arrow keys skip covered ones', async () => {
  await render(<Letters />);
  await expect.poll(() => cell(1, 'b').getAttribute('aria-colspan')).toBe('2');
  await userEvent.click(cell(1, 'b'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('1 d');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('1 b');
  await userEvent.click(cell(2, 'c'));
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(focused).toBe('1 b');
});

claim('limitations', 'a cell does not extend from pinned columns into the others', async () => {
  await render(<Letters columns={columnsWith('a', 3)} initialState={{pinnedColumns: {left: ['a']}}} />);
  await expect.poll(() => shown(1)).toBe('A1 B1 C1 D1');
});
