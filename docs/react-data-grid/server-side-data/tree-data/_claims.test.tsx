import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import type {RefObject} from 'react';
import {beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {overNetwork, readTree} from '../_demos/rowServer';
import {createStock} from '../_demos/stock';

// The license package writes its own message.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const columns: GridColDef[] = [{field: 'name'}, {field: 'units', type: 'number'}];

function sourceOf(own: Partial<GridDataSource> = {}) {
  const network = {fails: false, delay: 10, stock: createStock()};
  /** Keys, and first and last row, of each request. */
  const requests: string[] = [];
  const dataSource: GridDataSource = {
    getRows: (params) => {
      requests.push(`${params.groupKeys?.join('/')} ${params.start}-${params.end}`);
      return overNetwork(() => readTree(network.stock, params), {...network});
    },
    getGroupKey: (row) => String(row.id),
    getChildrenCount: (row) => Number(row.children),
    ...own,
  };
  return {dataSource, network, requests};
}

let api: RefObject<GridApiPro | null> | undefined;

function Stock(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{height: 700, width: 800}}>
      <DataGridPro treeData apiRef={apiRef} columns={columns} {...props} />
    </div>
  );
}

const pagesOf = (pageSize: number): Partial<DataGridProProps> => ({
  pagination: true,
  pageSizeOptions: [pageSize],
  initialState: {pagination: {paginationModel: {pageSize}, rowCount: 0}},
});

/** The names of the rows from top to bottom. */
const names = () =>
  [...document.querySelectorAll('[role=row][data-id] [data-field=name]')].map((cell) => cell.textContent);
const top = ['Kitchen', 'Garden', 'Bath', 'Gift card'];
const withKitchen = ['Kitchen', 'Knives', 'Pots', 'Garden', 'Bath', 'Gift card'];

type Screen = Awaited<ReturnType<typeof render>>;

/** Expands or collapses the row with this name. */
const toggle = (screen: Screen, name: string) =>
  screen.getByRole('row').filter({hasText: name}).getByRole('button').click();

claim('lead', 'without one of the two functions, the grid throws an error', async () => {
  const withoutKey = sourceOf({getGroupKey: undefined}).dataSource;
  await expect(render(<Stock dataSource={withoutKey} />)).rejects.toThrow('`getGroupKey`');
  const withoutCount = sourceOf({getChildrenCount: undefined}).dataSource;
  await expect(render(<Stock dataSource={withoutCount} />)).rejects.toThrow('`getChildrenCount`');
});

claim('group-keys', 'requests hold the keys from the root, and the rows of the page at the top', async () => {
  const {dataSource, requests} = sourceOf();
  const screen = await render(<Stock dataSource={dataSource} {...pagesOf(2)} />);
  await expect.poll(names).toEqual(['Kitchen', 'Garden']);
  await toggle(screen, 'Kitchen');
  await expect.poll(names).toEqual(['Kitchen', 'Knives', 'Pots', 'Garden']);
  await toggle(screen, 'Knives');
  await expect.poll(names).toContain('Bread knife');
  await screen.getByRole('button', {name: 'Go to next page'}).click();
  await expect.poll(names).toEqual(['Bath', 'Gift card']);
  await toggle(screen, 'Bath');
  await expect.poll(names).toEqual(['Bath', 'Towels', 'Soap', 'Gift card']);
  expect(requests).toEqual([' 0-1', '11 0-1', '11/12 0-1', ' 2-3', '31 2-3']);
});

claim('group-keys', 'a row count of children replaces that of the top', async () => {
  const {dataSource} = sourceOf();
  const getRows: GridDataSource['getRows'] = async (params) => {
    const {rows, rowCount = rows.length} = await dataSource.getRows(params);
    return {rows, rowCount};
  };
  const screen = await render(<Stock dataSource={{...dataSource, getRows}} {...pagesOf(3)} />);
  await expect.element(screen.getByText('1–3 of 4')).toBeVisible();
  await toggle(screen, 'Kitchen');
  await expect.element(screen.getByText('1–2 of 2')).toBeVisible();
});

claim('group-keys', 'of siblings with the same key, the second is dropped', async () => {
  const {dataSource} = sourceOf({getGroupKey: ({name}) => (name === 'Garden' ? 'Kitchen' : String(name))});
  await render(<Stock dataSource={dataSource} />);
  await expect.poll(names).toEqual(['Kitchen', 'Bath', 'Gift card']);
});

claim('unknown-count', 'a row with -1 that has no children stays expanded', async () => {
  const {dataSource} = sourceOf({getChildrenCount: () => -1});
  const screen = await render(<Stock dataSource={dataSource} />);
  await expect.poll(names).toEqual(top);
  await toggle(screen, 'Gift card');
  const row = screen.getByRole('row').filter({hasText: 'Gift card'});
  await expect.element(row.getByRole('button', {name: 'hide children'})).toBeVisible();
  expect(names()).toEqual(top);
});

claim(
  'expand',
  'expandAllRows and setRowChildrenExpansion fetch nothing; fetchRows with an id does',
  async () => {
    const {dataSource, requests} = sourceOf();
    await render(<Stock dataSource={dataSource} />);
    await expect.poll(names).toEqual(top);
    api?.current?.expandAllRows();
    api?.current?.setRowChildrenExpansion(23, true);
    await api?.current?.dataSource.fetchRows(11);
    await expect.poll(names).toEqual(withKitchen);
    expect(requests).toHaveLength(2);
  },
);

claim(
  'expand',
  'all rows disappear when the depth changes; levels open after a fetch that keeps nothing',
  async () => {
    const {dataSource, requests} = sourceOf();
    const screen = await render(<Stock dataSource={dataSource} />);
    await expect.poll(names).toEqual(top);
    await screen.rerender(<Stock dataSource={dataSource} defaultGroupingExpansionDepth={1} />);
    await expect.poll(names).toEqual([]);
    await api?.current?.dataSource.fetchRows(undefined, {keepChildrenExpanded: false});
    await expect.poll(() => names().length).toBe(10);
    expect(requests).toHaveLength(4);
  },
);

claim('states', 'an error marks the toggle, and another click retries', async () => {
  const onDataSourceError = vi.fn<NonNullable<DataGridProProps['onDataSourceError']>>();
  const {dataSource, network} = sourceOf();
  const screen = await render(<Stock dataSource={dataSource} onDataSourceError={onDataSourceError} />);
  await expect.poll(names).toEqual(top);
  network.fails = true;
  await toggle(screen, 'Kitchen');
  await expect.element(screen.getByLabelText('503 Service Unavailable')).toBeVisible();
  expect(onDataSourceError.mock.lastCall?.[0].params).toMatchObject({groupKeys: ['11']});
  expect(names()).toEqual(top);
  network.fails = false;
  await toggle(screen, 'Kitchen');
  await expect.poll(names).toEqual(withKitchen);
  await expect.element(screen.getByLabelText('503 Service Unavailable')).not.toBeInTheDocument();
});

claim('states', 'children that arrive after sorting are ignored', async () => {
  const {dataSource, network, requests} = sourceOf();
  const screen = await render(<Stock dataSource={dataSource} />);
  await expect.poll(names).toEqual(top);
  network.delay = 200;
  await toggle(screen, 'Kitchen');
  await expect.poll(() => requests.length).toBe(2);
  network.delay = 10;
  api?.current?.setSortModel([{field: 'units', sort: 'asc'}]);
  const sorted = ['Kitchen', 'Bath', 'Gift card', 'Garden'];
  await expect.poll(names).toEqual(sorted);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(names()).toEqual(sorted);
});

claim('states', 'an error of children that arrives after sorting marks the row', async () => {
  const onDataSourceError = vi.fn();
  const {dataSource, network, requests} = sourceOf();
  const screen = await render(<Stock dataSource={dataSource} onDataSourceError={onDataSourceError} />);
  await expect.poll(names).toEqual(top);
  Object.assign(network, {delay: 200, fails: true});
  await toggle(screen, 'Kitchen');
  await expect.poll(() => requests.length).toBe(2);
  Object.assign(network, {delay: 10, fails: false});
  api?.current?.setSortModel([{field: 'units', sort: 'asc'}]);
  await expect.poll(names).toEqual(['Kitchen', 'Bath', 'Gift card', 'Garden']);
  await expect.element(screen.getByLabelText('503 Service Unavailable')).toBeVisible();
  expect(onDataSourceError).toHaveBeenCalledTimes(1);
});

claim('cancel', 'a canceled request for children is reported as an error', async () => {
  const onDataSourceError = vi.fn<NonNullable<DataGridProProps['onDataSourceError']>>();
  const {dataSource, network} = sourceOf();
  const controller = new AbortController();
  const getRows: GridDataSource['getRows'] = (params) =>
    params.groupKeys?.length
      ? overNetwork(() => readTree(network.stock, params), {signal: controller.signal})
      : dataSource.getRows(params);
  const source = {...dataSource, getRows};
  const screen = await render(<Stock dataSource={source} onDataSourceError={onDataSourceError} />);
  await expect.poll(names).toEqual(top);
  await toggle(screen, 'Kitchen');
  controller.abort();
  await expect.poll(() => onDataSourceError.mock.lastCall?.[0].message).toContain('canceled');
});

claim(
  'refresh',
  'skipCache has no effect for children, and the top level leaves them as they are',
  async () => {
    const {dataSource, network, requests} = sourceOf();
    const screen = await render(<Stock dataSource={dataSource} />);
    await expect.poll(names).toEqual(top);
    await toggle(screen, 'Kitchen');
    await expect.poll(names).toEqual(withKitchen);
    network.stock = network.stock.map((item) => ({...item, name: `${item.name} 2`}));
    await api?.current?.dataSource.fetchRows(11, {skipCache: true});
    await expect.poll(names).toEqual(withKitchen);
    expect(requests).toHaveLength(2);
    api?.current?.dataSource.cache.clear();
    await api?.current?.dataSource.fetchRows();
    await expect.poll(names).toEqual(['Kitchen 2', 'Knives', 'Pots', 'Garden 2', 'Bath 2', 'Gift card 2']);
    await api?.current?.dataSource.fetchRows(11);
    await expect.poll(names).toContain('Knives 2');
  },
);

claim('refresh', 'revalidation refreshes expanded rows that have expired in the cache', async () => {
  const {dataSource, network} = sourceOf();
  const screen = await render(
    <Stock dataSource={dataSource} dataSourceCache={null} dataSourceRevalidateMs={100} />,
  );
  await expect.poll(names).toEqual(top);
  await toggle(screen, 'Kitchen');
  await expect.poll(names).toEqual(withKitchen);
  network.stock = network.stock.map((item) => ({...item, name: `${item.name} 2`}));
  await expect.poll(names).toContain('Knives 2');
});

claim('accessibility', 'Enter and Space expand and collapse a row, and the focus stays', async () => {
  const {dataSource} = sourceOf();
  const screen = await render(<Stock dataSource={dataSource} />);
  await expect.element(screen.getByRole('treegrid')).toBeVisible();
  await expect.poll(names).toEqual(top);
  await screen.getByText('Kitchen').click();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.poll(names).toEqual(withKitchen);
  await userEvent.keyboard(' ');
  await expect.poll(names).toEqual(top);
  expect(document.activeElement?.closest('[data-id]')?.getAttribute('data-id')).toBe('11');
});

claim('limitations', 'selecting a row does not select children that are loaded later', async () => {
  const {dataSource} = sourceOf();
  const onRowSelectionModelChange = vi.fn<NonNullable<DataGridProProps['onRowSelectionModelChange']>>();
  const props = {dataSource, checkboxSelection: true, onRowSelectionModelChange};
  const screen = await render(<Stock {...props} />);
  await expect.poll(names).toEqual(top);
  await screen.getByRole('checkbox', {name: 'Select row'}).first().click();
  await toggle(screen, 'Kitchen');
  await expect.poll(names).toEqual(withKitchen);
  expect([...(onRowSelectionModelChange.mock.lastCall?.[0].ids ?? [])]).toEqual([11]);
});
