import {createTheme, ThemeProvider} from '@mui/material/styles';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {useEffect} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const fields = ['name', 'mon', 'tue', 'wed', 'thu'];
const rows = [
  {id: 1, name: 'Old Town', mon: 210, tue: 184, wed: 196, thu: 203},
  {id: 2, name: 'Airport', mon: 402, tue: 388, wed: 395, thu: 410},
];
const columns: GridColDef[] = fields.map((field) => ({field, width: 150}));

let api: GridApiPro | null = null;

function Bakeries(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 500, height: 300}}>
      <DataGridPro apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

/** Fields of the headers from start to end; those that are pinned have a star. */
const headers = () =>
  [...document.querySelectorAll('[role=columnheader]')].map(
    (header) =>
      `${header.getAttribute('data-field')}${/--pinned(Left|Right)/.test(header.className) ? '*' : ''}`,
  );

const cell = (row: number, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${row}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${field} in row ${row}`);
  return found;
};

claim(
  'lead',
  'the list orders pinned columns; unpinned ones go back; hidden ones stay in the list',
  async () => {
    await render(
      <Bakeries initialState={{pinnedColumns: {left: ['wed', 'name', 'none'], right: ['mon']}}} />,
    );
    await expect.poll(headers).toEqual(['wed*', 'name*', 'tue', 'thu', 'mon*']);
    api?.unpinColumn('wed');
    await expect.poll(headers).toEqual(['name*', 'tue', 'wed', 'thu', 'mon*']);
    api?.setColumnVisibility('name', false);
    await expect.poll(headers).toEqual(['tue', 'wed', 'thu', 'mon*']);
    api?.setColumnVisibility('name', true);
    await expect.poll(headers).toEqual(['name*', 'tue', 'wed', 'thu', 'mon*']);
  },
);

claim('control', 'with pinnedColumns alone the menu items have no effect', async () => {
  const onChange = vi.fn();
  const screen = await render(<Bakeries pinnedColumns={{left: ['name']}} onPinnedColumnsChange={onChange} />);
  api?.showColumnMenu('tue');
  await screen.getByRole('menuitem', {name: 'Pin to left'}).click();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(onChange.mock.calls[0]?.[0]).toEqual({left: ['name', 'tue'], right: []});
  expect(headers().filter((name) => name.endsWith('*'))).toEqual(['name*']);
});

claim('disable', 'pinnable: false keeps a pin that you set and removes the menu items', async () => {
  const locked = columns.map((column) => ({...column, pinnable: false}));
  const screen = await render(<Bakeries columns={locked} initialState={{pinnedColumns: {left: ['wed']}}} />);
  await expect.poll(() => headers()[0]).toBe('wed*');
  api?.showColumnMenu('name');
  await expect.element(screen.getByRole('menuitem', {name: 'Hide column'})).toBeVisible();
  expect(screen.getByText('Pin to left').query()).toBeNull();
});

claim(
  'disable',
  'with disableColumnPinning the first columns are pinned instead of the listed ones',
  async () => {
    await render(<Bakeries disableColumnPinning initialState={{pinnedColumns: {left: ['wed']}}} />);
    await expect.poll(() => headers()[0]).toBe('name*');
    expect(headers()).not.toContain('wed*');
  },
);

claim('style', 'a color of the row does not reach its pinned cells', async () => {
  await render(
    <Bakeries
      initialState={{pinnedColumns: {left: ['name']}}}
      getRowClassName={() => 'late'}
      sx={{'& .late': {bgcolor: 'rgb(255, 0, 0)'}}}
    />,
  );
  await expect.poll(() => headers()[0]).toBe('name*');
  // Rows below the pointer have the color of hovered ones.
  await userEvent.hover(document.querySelector('[role=columnheader]') ?? document.body);
  const row = cell(2, 'name').closest('[role=row]') ?? document.body;
  expect(getComputedStyle(row).backgroundColor).toBe('rgb(255, 0, 0)');
  expect(getComputedStyle(cell(2, 'name')).backgroundColor).not.toMatch(/255, 0, 0|, 0\)/);
  expect(getComputedStyle(cell(2, 'mon')).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

claim('accessibility', 'the focused cell is not covered by a pinned one', async () => {
  await render(<Bakeries initialState={{pinnedColumns: {left: ['name'], right: ['thu']}}} />);
  await expect.poll(() => headers()[0]).toBe('name*');
  await userEvent.click(cell(1, 'mon'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(cell(1, 'wed')).toHaveFocus();
  const edge = cell(1, 'thu').getBoundingClientRect().left;
  await expect.poll(() => cell(1, 'wed').getBoundingClientRect().right).toBeLessThanOrEqual(edge);
});

claim('accessibility', 'in right-to-left pages, left is the right side', async () => {
  await render(
    <ThemeProvider theme={createTheme({direction: 'rtl'})}>
      <div dir="rtl">
        <Bakeries initialState={{pinnedColumns: {left: ['wed']}}} />
      </div>
    </ThemeProvider>,
  );
  await expect.poll(() => headers()[0]).toBe('wed*');
  expect(cell(1, 'wed').getBoundingClientRect().left).toBeGreaterThan(
    cell(1, 'name').getBoundingClientRect().left,
  );
});
