import * as React from 'react';
import {DataGrid} from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import MoveWithButtons from './_demos/MoveWithButtons';
import NotWhileFiltered from './_demos/NotWhileFiltered';
import RowRules from './_demos/RowRules';
import SaveRowOrder from './_demos/SaveRowOrder';

const rows = ['A', 'B', 'C', 'D', 'E'].map((name, index) => ({id: index + 1, name}));
const columns: GridColDef[] = [{field: 'name', width: 150, editable: true}];
const onOrder = vi.fn<NonNullable<DataGridProProps['onRowOrderChange']>>();

let api: GridApiPro | null = null;

function Letters(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div>
      <div style={{width: 500, height: 400}}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={onOrder}
          {...props}
        />
      </div>
      <p>Outside</p>
    </div>
  );
}

const shown = (field = 'name') =>
  [...document.querySelectorAll(`[role=row][data-id] [data-field="${field}"]`)]
    .map(({textContent}) => textContent)
    .join(' ');

function find(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

const handle = (id: number | string) => find(`[data-id="${id}"] .MuiDataGrid-rowReorderCell`);

async function drag(id: number | string, target: number | string, place: 'above' | 'below') {
  onOrder.mockClear();
  const row = find(`[role=row][data-id="${target}"]`);
  await userEvent.dragAndDrop(handle(id), row, {targetPosition: {x: 100, y: place === 'above' ? 12 : 40}});
}

claim('lead', 'a drop fires onRowOrderChange with both indexes; a drop outside changes nothing', async () => {
  const screen = await render(<Letters />);
  await drag(1, 3, 'below');
  await expect.poll(() => shown()).toBe('B C A D E');
  expect(onOrder.mock.calls[0]?.[0]).toMatchObject({row: {name: 'A'}, oldIndex: 0, targetIndex: 2});
  onOrder.mockClear();
  await userEvent.dragAndDrop(handle(2), screen.getByText('Outside').element());
  expect(shown()).toBe('B C A D E');
  expect(onOrder).not.toHaveBeenCalled();
});

claim('lead', 'the next rows array brings its own order', async () => {
  const screen = await render(<Letters />);
  await drag(1, 3, 'below');
  await expect.poll(() => shown()).toBe('B C A D E');
  await screen.rerender(<Letters label="Same rows" />);
  expect(shown()).toBe('B C A D E');
  await screen.rerender(<Letters rows={[...rows]} />);
  await expect.poll(() => shown()).toBe('A B C D E');
});

claim('lead', 'with pages, the indexes count the rows of all pages', async () => {
  const pages = {pagination: {paginationModel: {page: 1, pageSize: 2}}};
  await render(<Letters pagination pageSizeOptions={[2]} initialState={pages} />);
  await drag(3, 4, 'below');
  await expect.poll(() => shown()).toBe('D C');
  expect(onOrder.mock.calls[0]?.[0]).toMatchObject({oldIndex: 2, targetIndex: 3});
});

claim('save', 'the demo restores the order when the server refuses', async () => {
  const screen = await render(
    <>
      {/* As on the site, where the grid is as high as its rows: else its last row lies below what scrolls while dragging. */}
      <style>{'* {box-sizing: border-box}'}</style>
      <SaveRowOrder />
    </>,
  );
  // The new order is there for a second only, which a slow machine may miss.
  const orders = new Set<string>();
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role=status]')?.textContent === 'Saving…') orders.add(shown('stop'));
  });
  observer.observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
  await drag('S1', 'S4', 'below');
  await expect.element(screen.getByText('The tour begins at the depot.')).toBeVisible();
  await expect.poll(() => shown('stop')).toBe('Depot Bakery Mill School Clinic');
  observer.disconnect();
  expect([...orders]).toContain('Bakery Mill School Clinic Depot');
});

claim('rules', 'the demo keeps done tasks first', async () => {
  await render(<RowRules />);
  expect(handle(1).draggable).toBe(false);
  await drag(4, 2, 'above');
  expect(shown('task')).toBe('Foundation Walls Roof Windows Heating');
  await drag(5, 2, 'below');
  await expect.poll(() => shown('task')).toBe('Foundation Walls Heating Roof Windows');
});

claim('filter', 'with a filter, a drop moves another row', async () => {
  const filterModel = {items: [{field: 'name', operator: 'isAnyOf', value: ['C', 'D', 'E']}]};
  await render(<Letters initialState={{filter: {filterModel}}} />);
  await expect.poll(() => shown()).toBe('C D E');
  await drag(3, 5, 'below');
  await expect.poll(() => onOrder.mock.calls.length).toBe(1);
  api?.setFilterModel({items: []});
  await expect.poll(() => shown()).toBe('B C A D E');
});

claim('filter', 'the demo turns dragging off while a filter is active', async () => {
  const screen = await render(<NotWhileFiltered />);
  expect(handle(1).draggable).toBe(true);
  await screen.getByRole('button', {name: 'Search'}).click();
  await userEvent.keyboard('api');
  await expect.poll(() => shown('ticket')).toBe('Slow search Rate limit');
  await expect.poll(() => handle(2).draggable).toBe(false);
});

claim('filter', 'handles are disabled while rows are sorted or a cell is edited', async () => {
  await render(<Letters />);
  expect(handle(1).draggable).toBe(true);
  api?.setSortModel([{field: 'name', sort: 'desc'}]);
  await expect.poll(() => handle(1).draggable).toBe(false);
  api?.setSortModel([]);
  await expect.poll(() => handle(1).draggable).toBe(true);
  api?.startCellEditMode({id: 2, field: 'name'});
  await expect.poll(() => handle(1).draggable).toBe(false);
});

claim('keyboard', 'the buttons of the demo move a row and keep the focus', async () => {
  const screen = await render(<MoveWithButtons />);
  await screen.getByRole('menuitem', {name: 'Move Anna Berg down'}).click();
  await expect.poll(() => shown('speaker')).toBe('Jonas Lind Anna Berg Mei Tanaka');
  await expect.element(screen.getByText('Anna Berg is now number 2.')).toBeVisible();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Anna Berg down');
});

claim('code', 'setRowPosition moves a row without onRowOrderChange; “inside” throws', async () => {
  onOrder.mockClear();
  await render(<Letters />);
  await api?.setRowPosition(5, 1, 'above');
  await expect.poll(() => shown()).toBe('E A B C D');
  expect(onOrder).not.toHaveBeenCalled();
  expect(() => api?.setRowPosition(5, 2, 'inside')).toThrow(/only supported for tree data/);
});

claim(
  'limitations',
  'pinned rows have no handle, and nothing drops on them; DataGrid has no handles',
  async () => {
    const screen = await render(<Letters pinnedRows={{top: [{id: 'p', name: 'P'}]}} />);
    expect(document.querySelectorAll('.MuiDataGrid-rowReorderCell').length).toBe(5);
    await drag(3, 'p', 'below');
    expect(shown()).toBe('P A B C D E');
    await screen.unmount();
    await render(
      <div style={{width: 500, height: 400}}>
        <DataGrid rows={rows} columns={columns} {...{rowReordering: true}} />
      </div>,
    );
    await expect.poll(() => shown()).toBe('A B C D E');
    expect(document.querySelector('.MuiDataGrid-rowReorderCell')).toBeNull();
  },
);
