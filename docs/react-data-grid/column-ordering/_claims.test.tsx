import * as React from 'react';
import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
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
import MoveFromMenu from './_demos/MoveFromMenu';

const fields = ['name', 'mon', 'tue', 'wed', 'thu'];
const rows = [{id: 1, name: 'Airport', mon: 402, tue: 388, wed: 395, thu: 410}];
const columns: GridColDef[] = fields.map((field) => ({field, width: 120}));

let api: GridApiPro | null = null;

function Bakeries(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div>
      <div style={{width: 700, height: 300}}>
        <DataGridPro apiRef={apiRef} rows={rows} columns={columns} {...props} />
      </div>
      <p>Outside</p>
    </div>
  );
}

const headers = () =>
  [...document.querySelectorAll('[role=columnheader]')].map(
    (header) =>
      `${header.getAttribute('data-field')}${/--pinned(Left|Right)/.test(header.className) ? '*' : ''}`,
  );

function titleOf(field: string) {
  const title = document.querySelector<HTMLElement>(
    `[role=columnheader][data-field="${field}"] .MuiDataGrid-columnHeaderTitle`,
  );
  if (!title) throw new Error(`No header ${field}`);
  return title;
}

const drag = (field: string, to: string) => userEvent.dragAndDrop(titleOf(field), titleOf(to));

claim(
  'lead',
  'orderedFields: missing columns follow, unknown ones and generated columns do not matter',
  async () => {
    await render(
      <Bakeries checkboxSelection initialState={{columns: {orderedFields: ['wed', 'none', 'name']}}} />,
    );
    await expect.poll(headers).toEqual(['__check__', 'wed', 'name', 'mon', 'tue', 'thu']);
  },
);

claim('lead', 'a drop outside the grid moves the column back', async () => {
  const onOrder = vi.fn();
  const screen = await render(<Bakeries onColumnOrderChange={onOrder} />);
  await userEvent.dragAndDrop(titleOf('name'), screen.getByText('Outside'));
  expect(headers()).toEqual(fields);
  expect(onOrder).not.toHaveBeenCalled();
});

claim(
  'events',
  'onColumnOrderChange fires once, and its indexes count hidden and generated columns',
  async () => {
    const onOrder = vi.fn<NonNullable<DataGridProProps['onColumnOrderChange']>>();
    await render(
      <Bakeries checkboxSelection columnVisibilityModel={{tue: false}} onColumnOrderChange={onOrder} />,
    );
    await drag('name', 'wed');
    await expect.poll(headers).toEqual(['__check__', 'mon', 'wed', 'name', 'thu']);
    expect(onOrder).toHaveBeenCalledTimes(1);
    expect(onOrder.mock.calls[0]?.[0]).toMatchObject({oldIndex: 1, targetIndex: 4});
  },
);

claim('lock', 'no column passes a locked one at the edge, and those in the middle are passed', async () => {
  const locked = new Set(['name', 'tue']);
  await render(
    <Bakeries columns={columns.map((column) => ({...column, disableReorder: locked.has(column.field)}))} />,
  );
  await drag('name', 'mon');
  await drag('mon', 'name');
  await drag('mon', 'tue');
  expect(headers()).toEqual(fields);
  await drag('mon', 'wed');
  await expect.poll(headers).toEqual(['name', 'tue', 'wed', 'mon', 'thu']);
  api?.setColumnIndex('name', 4);
  await expect.poll(headers).toEqual(['tue', 'wed', 'mon', 'thu', 'name']);
});

claim('code', 'setColumnIndex fires columnIndexChange, not onColumnOrderChange', async () => {
  const onOrder = vi.fn();
  const onIndex = vi.fn();
  await render(<Bakeries onColumnOrderChange={onOrder} />);
  api?.subscribeEvent('columnIndexChange', onIndex);
  api?.setColumnIndex('thu', 1);
  await expect.poll(headers).toEqual(['name', 'thu', 'mon', 'tue', 'wed']);
  expect(onIndex).toHaveBeenCalledTimes(1);
  expect(onOrder).not.toHaveBeenCalled();
});

claim('code', 'setColumnIndex with an index among the pinned columns pins another column', async () => {
  await render(<Bakeries initialState={{pinnedColumns: {left: ['wed']}}} />);
  await expect.poll(headers).toEqual(['wed*', 'name', 'mon', 'tue', 'thu']);
  api?.setColumnIndex('thu', 0);
  await expect.poll(headers).toEqual(['thu*', 'wed', 'name', 'mon', 'tue']);
});

claim('save', 'a new columns array resets the order to its own', async () => {
  const screen = await render(<Bakeries />);
  await drag('name', 'wed');
  await expect.poll(headers).toEqual(['mon', 'tue', 'wed', 'name', 'thu']);
  await screen.rerender(<Bakeries columns={[...columns]} />);
  await expect.poll(headers).toEqual(fields);
});

function Community(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  return (
    <div style={{width: 700, height: 300}}>
      <button onClick={() => apiRef.current?.restoreState({columns: {orderedFields: ['thu', 'wed']}})}>
        Restore
      </button>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim(
  'community',
  'headers of DataGrid cannot be dragged, and restoreState changes their order',
  async () => {
    const screen = await render(<Community {...{label: 'Bakeries', disableColumnReorder: false}} />);
    expect(titleOf('name').closest('[draggable]')?.getAttribute('draggable')).toBe('false');
    await screen.getByRole('button', {name: 'Restore'}).click();
    await expect.poll(headers).toEqual(['thu', 'wed', 'name', 'mon', 'tue']);
  },
);

claim(
  'keyboard',
  'the menu items of the demo move a column, and the focus returns to its header',
  async () => {
    const screen = await render(<MoveFromMenu />);
    titleOf('won').closest<HTMLElement>('[role=columnheader]')?.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(screen.getByRole('menuitem', {name: 'Move before Team'})).toBeVisible();
    await screen.getByRole('menuitem', {name: 'Move after Drawn'}).click();
    await expect.poll(headers).toEqual(['team', 'drawn', 'won', 'lost', 'points']);
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('won');
  },
);

claim('lead', 'with keepColumnPositionIfDraggedOutside, the column stays where it was last', async () => {
  const screen = await render(<Bakeries keepColumnPositionIfDraggedOutside />);
  const dataTransfer = new DataTransfer();
  const fire = (type: string, target: Element, clientX: number) =>
    target.dispatchEvent(new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer, clientX}));
  const source = titleOf('name');
  fire('dragstart', source, 20);
  fire('dragover', titleOf('tue'), 300);
  await expect.poll(headers).toEqual(['mon', 'tue', 'name', 'wed', 'thu']);
  fire('dragover', screen.getByText('Outside').element(), 300);
  fire('dragend', source, 300);
  await expect.poll(() => document.querySelector('.MuiDataGrid-columnHeader--dragging')).toBeNull();
  expect(headers()).toEqual(['mon', 'tue', 'name', 'wed', 'thu']);
});
