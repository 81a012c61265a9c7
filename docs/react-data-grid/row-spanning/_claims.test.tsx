import * as React from 'react';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const rows = [
  {id: 1, a: 'X', b: ''},
  {id: 2, a: 'X', b: ''},
  {id: 3, a: 'X', b: null},
  {id: 4, a: 'Y', b: null},
];
const columns: GridColDef[] = [
  {field: 'a', width: 120, editable: true},
  {field: 'b', width: 120},
  {field: 'id', width: 120},
];

let api: GridApiPro | null = null;

function Letters(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 600, height: 500}}>
      <DataGridPro apiRef={apiRef} rows={rows} columns={columns} rowSpanning {...props} />
    </div>
  );
}

/** The cells of a column, each with the id of its row and the rows that it spans. */
const shown = (field: string) =>
  [...document.querySelectorAll(`[role=row][data-id] [role=gridcell][data-field="${field}"]`)]
    .map(
      (cell) => `${cell.closest('[data-id]')?.getAttribute('data-id')}*${cell.getAttribute('aria-rowspan')}`,
    )
    .join(' ');

function cell(id: number, field: string) {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${field} in row ${id}`);
  return found;
}

const focused = () =>
  `${document.activeElement?.closest('[data-id]')?.getAttribute('data-id')} ${document.activeElement?.getAttribute('data-field')}`;

claim('lead', 'equal neighbors merge, empty texts as well, null does not', async () => {
  await render(<Letters />);
  await expect.poll(() => shown('a')).toBe('1*3 4*1');
  expect(shown('b')).toBe('1*2 3*1 4*1');
  expect(cell(1, 'a').offsetHeight).toBe(156);
});

claim('lead', 'merged cells follow sorting and filters, and end with the page', async () => {
  const screen = await render(<Letters />);
  await expect.poll(() => shown('a')).toBe('1*3 4*1');
  api?.setSortModel([{field: 'id', sort: 'desc'}]);
  await expect.poll(() => shown('a')).toBe('4*1 3*3');
  api?.setFilterModel({items: [{field: 'id', operator: 'isAnyOf', value: ['1', '3', '4']}]});
  await expect.poll(() => shown('a')).toBe('4*1 3*2');
  await screen.unmount();
  const pages = {pagination: {paginationModel: {page: 0, pageSize: 2}}};
  await render(<Letters pagination pageSizeOptions={[2]} initialState={pages} />);
  await expect.poll(() => shown('a')).toBe('1*2');
  api?.setPage(1);
  await expect.poll(() => shown('a')).toBe('3*1 4*1');
});

claim('columns', 'rowSpanValueGetter decides what merges', async () => {
  const own = columns.map((column) => ({
    ...column,
    rowSpanValueGetter: (value: unknown, row: {id: number}) => (column.field === 'a' ? null : row.id > 2),
  }));
  await render(<Letters columns={own} />);
  await expect.poll(() => shown('b')).toBe('1*2 3*2');
  expect(shown('a')).toBe('1*1 2*1 3*1 4*1');
});

claim('objects', 'two dates of the same day do not merge', async () => {
  const dated = rows.map((row) => ({...row, day: new Date(2026, 4, 9)}));
  await render(<Letters rows={dated} columns={[...columns, {field: 'day', type: 'date'}]} />);
  await expect.poll(() => shown('a')).toBe('1*3 4*1');
  expect(shown('day')).toBe('1*1 2*1 3*1 4*1');
});

claim('both', 'cells with the same colSpan merge vertically, too', async () => {
  const wide = columns.map((column) => ({...column, ...(column.field === 'a' && {colSpan: 2})}));
  await render(<Letters columns={wide} />);
  await expect.poll(() => shown('a')).toBe('1*3 4*1');
  expect(cell(1, 'a').offsetWidth).toBe(240);
});

claim('rows', 'an edit changes the first row only, and splits the cell', async () => {
  await render(<Letters />);
  await expect.poll(() => shown('a')).toBe('1*3 4*1');
  await userEvent.dblClick(cell(1, 'a'));
  await userEvent.keyboard('Z{Enter}');
  await expect.poll(() => shown('a')).toBe('1*1 2*2 4*1');
  expect(cell(1, 'a').textContent).toBe('XZ');
});

claim('rows', 'a click on a merged cell selects its first row, and checkboxes do not merge', async () => {
  await render(<Letters checkboxSelection />);
  await expect.poll(() => shown('a')).toBe('1*3 4*1');
  expect(shown('__check__')).toBe('1*1 2*1 3*1 4*1');
  await userEvent.click(cell(1, 'a'), {position: {x: 20, y: 130}});
  await expect.poll(() => [...(api?.getSelectedRows().keys() ?? [])]).toEqual([1]);
});

claim('accessibility', 'arrow keys skip the cells that a merged one covers', async () => {
  await render(<Letters />);
  await expect.poll(() => shown('a')).toBe('1*3 4*1');
  await userEvent.click(cell(1, 'a'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('4 a');
  await userEvent.click(cell(3, 'b'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('1 a');
});

claim(
  'limitations',
  'the height follows the first row, the CSV has all values, pinned rows do not merge',
  async () => {
    await render(
      <Letters
        getRowHeight={({id}) => (id === 2 ? 90 : null)}
        pinnedRows={{top: [{id: 9, a: 'X', b: ''}]}}
      />,
    );
    await expect.poll(() => shown('a')).toBe('9*1 1*3 4*1');
    expect(cell(1, 'a').offsetHeight).toBe(156);
    expect(api?.getDataAsCsv().split(/\r?\n/).slice(1, 4)).toEqual(['X,,9', 'X,,1', 'X,,2']);
  },
);

claim('limitations', 'group and total rows do not merge with rows', async () => {
  const amounts = [
    {id: 1, city: 'Kiel', amount: 4},
    {id: 2, city: 'Ulm', amount: 4},
  ];
  await render(
    <div style={{width: 600, height: 500}}>
      <DataGridPremium
        rows={amounts}
        columns={[{field: 'city'}, {field: 'amount', type: 'number'}]}
        rowSpanning
        defaultGroupingExpansionDepth={-1}
        getAggregationPosition={() => 'footer'}
        initialState={{rowGrouping: {model: ['city']}, aggregation: {model: {amount: 'max'}}}}
      />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('[role=row][data-id]').length).toBe(7);
  expect(shown('amount')).not.toMatch(/\*[2-9]/);
});
