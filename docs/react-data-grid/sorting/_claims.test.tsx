import {DataGrid, type DataGridProps, type GridApi, type GridColDef} from '@mui/x-data-grid';
import {DataGridPro, type GridApiPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

interface Dish {
  id: number;
  dish: string;
  price: number | null;
}

const rows: Dish[] = [
  {id: 1, dish: 'Soup', price: 7},
  {id: 2, dish: 'Risotto', price: 13},
  {id: 3, dish: 'Salad', price: null},
  {id: 4, dish: 'Trout', price: 13},
];
const columns: GridColDef<Dish>[] = [
  {field: 'dish', width: 150, editable: true},
  {field: 'price', type: 'number', width: 100},
];
const by = (field: string, sort: 'asc' | 'desc') => ({sorting: {sortModel: [{field, sort}]}});

const Dishes = (props: Partial<DataGridProps<Dish>>) => (
  <div style={{width: 700, height: 400}}>
    <DataGrid rows={rows} columns={columns} {...props} />
  </div>
);

/** Ids of the rows from top to bottom. */
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => Number(row.getAttribute('data-id')));

claim('lead', 'clicks sort in ascending, then descending order, then not at all', async () => {
  const screen = await render(<Dishes />);
  for (const order of [
    [2, 3, 1, 4],
    [4, 1, 3, 2],
    [1, 2, 3, 4],
  ]) {
    await screen.getByRole('columnheader', {name: 'dish'}).click();
    await expect.poll(shown).toEqual(order);
  }
});

claim('initial-sorting', 'a field without a column leaves the model, a hidden column sorts', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(<Dishes apiRef={apiRef} initialState={by('calories', 'asc')} />);
  await expect.poll(() => apiRef.current?.getSortModel()).toEqual([]);
  await screen.unmount();
  const hidden = {...by('price', 'desc'), columns: {columnVisibilityModel: {price: false}}};
  await render(<Dishes initialState={hidden} />);
  await expect.poll(shown).toEqual([2, 4, 1, 3]);
});

claim('control', 'with only sortModel, clicks have no effect', async () => {
  const screen = await render(<Dishes sortModel={[]} />);
  await screen.getByRole('columnheader', {name: 'dish'}).click();
  await expect.element(screen.getByRole('columnheader', {name: 'dish'})).toHaveAttribute('aria-sort', 'none');
  expect(shown()).toEqual([1, 2, 3, 4]);
});

claim('comparators', 'prices as text sort as text, and options by their values', async () => {
  const prices = [
    {id: 1, price: '9.50 €', state: 'b'},
    {id: 2, price: '10 €', state: 'a'},
  ];
  const valueOptions = [
    {value: 'a', label: 'Zebra'},
    {value: 'b', label: 'Ape'},
  ];
  const grid = (field: string) => (
    <DataGrid
      key={field}
      rows={prices}
      columns={[{field: 'price'}, {field: 'state', type: 'singleSelect', valueOptions}]}
      initialState={by(field, 'asc')}
    />
  );
  const screen = await render(grid('price'));
  await expect.poll(shown).toEqual([2, 1]);
  await screen.rerender(grid('state'));
  await expect.poll(shown).toEqual([2, 1]);
});

claim('comparators', 'a sortComparator receives null', async () => {
  const sortComparator = vi.fn<(a: unknown, b: unknown) => number>(() => 0);
  const compared: GridColDef<Dish>[] = [{field: 'price', sortComparator}];
  await render(<Dishes columns={compared} initialState={by('price', 'asc')} />);
  await expect.poll(() => sortComparator.mock.calls.flat()).toContain(null);
});

claim('empty-last', 'null comes first in ascending and last in descending order', async () => {
  const apiRef = createRef<GridApi>();
  await render(<Dishes apiRef={apiRef} initialState={by('price', 'asc')} />);
  await expect.poll(shown).toEqual([3, 1, 2, 4]);
  apiRef.current?.sortColumn('price', 'desc');
  await expect.poll(shown).toEqual([2, 4, 1, 3]);
});

claim('disable', 'disableColumnSorting stops clicks, not a model', async () => {
  const screen = await render(<Dishes disableColumnSorting initialState={by('price', 'asc')} />);
  await screen.getByRole('columnheader', {name: 'dish'}).click();
  await expect.poll(shown).toEqual([3, 1, 2, 4]);
});

claim('disable', 'sortColumn() sorts a column with sortable: false', async () => {
  const apiRef = createRef<GridApi>();
  await render(<Dishes apiRef={apiRef} columns={[{field: 'price', type: 'number', sortable: false}]} />);
  apiRef.current?.sortColumn('price', 'asc');
  await expect.poll(shown).toEqual([3, 1, 2, 4]);
});

claim(
  'multi-sorting',
  'Shift adds a column, a plain click replaces it unless the mode is "always"',
  async () => {
    const apiRef = createRef<GridApiPro>();
    const grid = (mode?: 'always') => (
      <div style={{height: 400}}>
        <DataGridPro apiRef={apiRef} rows={rows} columns={columns} multipleColumnsSortingMode={mode} />
      </div>
    );
    const fields = () => apiRef.current?.getSortModel().map(({field}) => field);
    const screen = await render(grid());
    await screen.getByRole('columnheader', {name: 'dish'}).click();
    await screen.getByRole('columnheader', {name: 'price'}).click();
    await expect.poll(fields).toEqual(['price']);
    await screen.getByRole('columnheader', {name: 'dish'}).click({modifiers: ['Shift']});
    await expect.poll(fields).toEqual(['price', 'dish']);
    await screen.unmount();
    const always = await render(grid('always'));
    await always.getByRole('columnheader', {name: 'dish'}).click();
    await always.getByRole('columnheader', {name: 'price'}).click();
    await expect.poll(fields).toEqual(['dish', 'price']);
  },
);

claim('limits', 'a row moves right after an edit of the sorted column', async () => {
  const screen = await render(<Dishes initialState={by('dish', 'asc')} />);
  await screen.getByText('Risotto').dblClick();
  await userEvent.keyboard('{Control>}a{/Control}Zabaione{Enter}');
  await expect.poll(shown).toEqual([3, 1, 4, 2]);
});

claim('limits', 'columns without the sorted one remove it from the model', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(<Dishes apiRef={apiRef} initialState={by('price', 'asc')} />);
  await screen.rerender(<Dishes apiRef={apiRef} columns={columns.slice(0, 1)} />);
  await expect.poll(() => apiRef.current?.getSortModel()).toEqual([]);
});
