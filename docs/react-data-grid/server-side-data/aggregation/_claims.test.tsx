import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridAggregationModel,
  type GridApiPremium,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import type {RefObject} from 'react';
import {beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {createOrders} from '../_demos/orders';
import {overNetwork, readRows} from '../_demos/rowServer';

// The license package writes its own message.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const columns: GridColDef[] = [
  {field: 'country'},
  {field: 'customer'},
  {field: 'total', type: 'number', editable: true},
];
const aggregationFunctions = {
  sum: {columnTypes: ['number']},
  avg: {columnTypes: ['number']},
  max: {columnTypes: ['number']},
};
const valueOf = (row: Record<string, string>, field: string) => row[field] ?? '';

function sourceOf(own: Partial<GridDataSource> = {}) {
  const network = {fails: false, delay: 10, orders: createOrders(60)};
  const requests: GridGetRowsParams[] = [];
  const dataSource: GridDataSource = {
    getRows: (params) => {
      requests.push(params);
      return overNetwork(() => readRows(network.orders, params), {...network});
    },
    getGroupKey: (row) => String(row.group ?? row.id),
    getChildrenCount: (row) => Number(row.children ?? 0),
    getAggregatedValue: valueOf,
    ...own,
  };
  return {dataSource, network, requests};
}

let api: RefObject<GridApiPremium | null> | undefined;

function Orders(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{height: 700, width: 700}}>
      <DataGridPremium
        apiRef={apiRef}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        {...props}
      />
    </div>
  );
}

const isBrazil = ({groupingKey}: GridGroupNode) => groupingKey === 'Brazil';
const footer = () => 'footer' as const;

const totals = (model: GridAggregationModel, ...groups: string[]) => ({
  initialState: {
    aggregation: {model},
    rowGrouping: {model: groups},
    pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
  },
  pagination: true,
  pageSizeOptions: [5],
});

/** What the rows show in the column of the totals; the total row comes last. */
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id] [data-field=total]')].map((cell) => cell.textContent);
const total = () => shown().at(-1);
const sumOf = (orders: readonly {total: number}[]) =>
  orders.reduce((sum, order) => sum + order.total, 0).toLocaleString('en-US');
const all = sumOf(createOrders(60));

claim('totals', 'the grid keeps the last aggregateRow until another arrives', async () => {
  const {dataSource} = sourceOf();
  let withTotals = true;
  const getRows: GridDataSource['getRows'] = async (params) => {
    const answer = await dataSource.getRows(params);
    return withTotals ? answer : {rows: answer.rows, rowCount: answer.rowCount};
  };
  await render(<Orders dataSource={{...dataSource, getRows}} {...totals({total: 'sum'})} />);
  await expect.poll(total).toBe(all);
  withTotals = false;
  api?.current?.setFilterModel({items: [{field: 'customer', operator: 'contains', value: 'Atlas'}]});
  await expect.poll(() => api?.current?.getRowsCount()).toBeLessThan(60);
  await expect.poll(total).toBe(all);
});

claim(
  'totals',
  'the model is sent as it is, and another function fetches again while rows stay',
  async () => {
    const {dataSource, network, requests} = sourceOf();
    const screen = await render(
      <Orders dataSource={dataSource} {...totals({total: 'sum', weight: 'sum'})} />,
    );
    await expect.poll(total).toBe(all);
    expect(requests[0]?.aggregationModel).toEqual({total: 'sum', weight: 'sum'});
    network.delay = 200;
    api?.current?.setAggregationModel({total: 'max'});
    await expect.element(screen.getByRole('progressbar')).toBeVisible();
    expect(shown()).toHaveLength(5);
    await expect.poll(shown).toHaveLength(6);
    expect(total()).not.toBe(all);
    expect(requests).toHaveLength(2);
  },
);

claim('read', 'without getAggregatedValue totals are empty, and a string keeps its form', async () => {
  const without = sourceOf({getAggregatedValue: undefined}).dataSource;
  const screen = await render(<Orders dataSource={without} {...totals({total: 'sum'})} />);
  await expect.poll(shown).toHaveLength(6);
  expect(total()).toBe('');
  const text = sourceOf({getAggregatedValue: (row, field) => String(valueOf(row, field))}).dataSource;
  await screen.rerender(<Orders key="text" dataSource={text} {...totals({total: 'sum'})} />);
  await expect.poll(total).toBe(all.replace(',', ''));
});

claim('functions', 'label and columnTypes count, valueFormatter has no effect', async () => {
  const {dataSource} = sourceOf();
  const own = {
    count: {label: 'number', columnTypes: ['number'], valueFormatter: (value: number) => `${value} orders`},
  };
  const screen = await render(
    <Orders
      dataSource={dataSource}
      aggregationFunctions={own}
      {...totals({total: 'count', customer: 'count'})}
    />,
  );
  await expect.poll(total).toBe('60');
  await expect.element(screen.getByText('number', {exact: true})).toBeVisible();
});

claim('groups', 'groups show their totals; the position footer breaks them', async () => {
  const {dataSource, requests} = sourceOf();
  const brazil = createOrders(60).filter(({country}) => country === 'Brazil');
  const screen = await render(<Orders dataSource={dataSource} {...totals({total: 'sum'}, 'country')} />);
  await expect.poll(shown).toHaveLength(5);
  expect(shown()[3]).toBe(sumOf(brazil));
  expect(total()).toBe(all);
  await screen.rerender(
    <Orders
      key="footer"
      dataSource={dataSource}
      getAggregationPosition={footer}
      {...totals({total: 'sum'}, 'country')}
    />,
  );
  await expect.poll(shown).toHaveLength(5);
  await api?.current?.dataSource.fetchRows('Brazil');
  expect(shown()).toHaveLength(5);
  expect(requests.at(-1)).toMatchObject({groupKeys: ['Brazil'], aggregationModel: {total: 'sum'}});
  await screen.rerender(
    <Orders
      key="none"
      dataSource={dataSource}
      getAggregationPosition={({depth}) => (depth === -1 ? null : 'inline')}
      {...totals({total: 'sum'}, 'country')}
    />,
  );
  await expect.poll(shown).toHaveLength(4);
});

claim('states', 'the total row disappears until the answer arrives, with the rows or alone', async () => {
  const {dataSource, network} = sourceOf();
  const screen = await render(<Orders dataSource={dataSource} {...totals({total: 'sum'})} />);
  await expect.poll(total).toBe(all);
  network.delay = 300;
  await screen.getByRole('button', {name: 'Go to next page'}).click();
  await expect.poll(shown).toEqual([]);
  await expect.poll(total).toBe(all);
  api?.current?.setAggregationModel({total: 'avg'});
  await expect.element(screen.getByText('avg')).toBeVisible();
  expect(shown()).toHaveLength(5);
  await expect.poll(shown).toHaveLength(6);
});

claim('states', 'without rows, also after an error, there is no total row', async () => {
  const {dataSource, network} = sourceOf();
  const onDataSourceError = vi.fn();
  await render(
    <Orders dataSource={dataSource} onDataSourceError={onDataSourceError} {...totals({total: 'sum'})} />,
  );
  await expect.poll(total).toBe(all);
  network.fails = true;
  api?.current?.setAggregationModel({total: 'max'});
  await expect.poll(shown).toEqual([]);
  expect(onDataSourceError).toHaveBeenCalledTimes(1);
  network.fails = false;
  await api?.current?.dataSource.fetchRows();
  const largest = Math.max(...createOrders(60).map((order) => order.total));
  await expect.poll(total).toBe(String(largest));
  network.orders = [];
  await api?.current?.dataSource.fetchRows(undefined, {skipCache: true});
  await expect.poll(shown).toEqual([]);
});

claim('states', 'of two choices, the last wins, though its answer arrives first', async () => {
  const {dataSource, network, requests} = sourceOf();
  await render(<Orders dataSource={dataSource} {...totals({total: 'sum'})} />);
  await expect.poll(total).toBe(all);
  network.delay = 400;
  api?.current?.setAggregationModel({total: 'avg'});
  await expect.poll(() => requests.length).toBe(2);
  network.delay = 10;
  api?.current?.setAggregationModel({total: 'max'});
  const largest = String(Math.max(...createOrders(60).map((order) => order.total)));
  await expect.poll(total).toBe(largest);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(total()).toBe(largest);
});

claim('edit', 'after an edit, the grid fetches the top level and the groups around the row', async () => {
  const {dataSource, network, requests} = sourceOf();
  const updateRow: GridDataSource['updateRow'] = ({rowId, updatedRow}) => {
    network.orders = network.orders.map((order) => (order.id === rowId ? {...order, ...updatedRow} : order));
    return Promise.resolve(updatedRow);
  };
  const source = {...dataSource, updateRow};
  const screen = await render(
    <Orders dataSource={source} isGroupExpandedByDefault={isBrazil} {...totals({total: 'sum'}, 'country')} />,
  );
  await expect.poll(shown).toHaveLength(13);
  const before = requests.length;
  // The first order from Brazil.
  await screen.getByText('817', {exact: true}).dblClick();
  await screen.getByRole('spinbutton').fill('100000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => Number(total()?.replace(',', ''))).toBeGreaterThan(100_000);
  await expect.poll(() => Number(shown()[3]?.replace(',', ''))).toBeGreaterThan(100_000);
  const keys = requests.slice(before).map((params) => params.groupKeys);
  expect(keys.slice(0, 2)).toEqual([[], ['Brazil']]);
});
