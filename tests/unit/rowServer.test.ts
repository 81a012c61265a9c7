import {GridLogicOperator} from '@mui/x-data-grid';
import {describe, expect, it} from 'vitest';
import {createOrders} from '../../docs/react-data-grid/server-side-data/_demos/orders';
import {
  overNetwork,
  readRows,
  readTree,
  type RowQuery,
} from '../../docs/react-data-grid/server-side-data/_demos/rowServer';
import {createStock} from '../../docs/react-data-grid/server-side-data/_demos/stock';

const orders = createOrders();
const stock = createStock();

const count = (query: RowQuery) => readRows(orders, query).rowCount;

function filtered(field: string, operator: string, value?: unknown): number | undefined {
  return count({filterModel: {items: [{field, operator, value}]}});
}

describe('the server of the demos', () => {
  it('has the same orders every time', () => {
    expect(orders).toHaveLength(500);
    expect(createOrders()).toEqual(orders);
    expect(new Set(orders.map(({id}) => id)).size).toBe(500);
  });

  it('answers with a page by index or by cursor', () => {
    const page = readRows(orders, {start: 10, end: 14});
    expect(page).toMatchObject({rows: orders.slice(10, 15), rowCount: 500});
    expect(page.pageInfo).toEqual({hasNextPage: true});
    const first = readRows(orders, {start: '', end: 14});
    expect(first.pageInfo).toEqual({hasNextPage: true, nextCursor: String(orders[15]?.id)});
    const next = readRows(orders, {start: first.pageInfo?.nextCursor, end: 4});
    expect(next.rows).toEqual(orders.slice(15, 20));
    expect(readRows(orders, {start: 498, end: 507}).pageInfo).toEqual({hasNextPage: false});
  });

  it('sorts by several fields, empty values first', () => {
    const sortModel = [
      {field: 'country', sort: 'asc' as const},
      {field: 'total', sort: 'desc' as const},
    ];
    const [first, second] = readRows(orders, {sortModel}).rows;
    expect([first, second]).toMatchObject([{country: 'Brazil'}, {country: 'Brazil'}]);
    expect(Number(first?.total)).toBeGreaterThanOrEqual(Number(second?.total));
    expect(readRows(orders, {sortModel: [{field: 'delivered', sort: 'asc'}]}).rows[0]?.delivered).toBeNull();
  });

  it('knows the operators of every type of column', () => {
    const where = (test: (order: (typeof orders)[number]) => boolean) => orders.filter(test).length;
    expect(filtered('customer', 'contains', 'CAFÉ')).toBe(where(({customer}) => customer === 'Café Luna'));
    expect(filtered('customer', 'doesNotContain', 'café')).toBe(where((row) => row.customer !== 'Café Luna'));
    expect(filtered('customer', 'startsWith', 'echo')).toBe(where((row) => row.customer === 'Echo Toys'));
    expect(filtered('customer', 'endsWith', 'wool')).toBe(where((row) => row.customer === 'Fjord Wool'));
    expect(filtered('customer', 'equals', 'Atlas')).toBe(0);
    expect(filtered('customer', 'doesNotEqual', 'Atlas')).toBe(500);
    expect(filtered('total', '=', '100')).toBe(where(({total}) => total === 100));
    expect(filtered('total', '!=', 100)).toBe(where(({total}) => total !== 100));
    expect(filtered('total', '>', 500)).toBe(where(({total}) => total > 500));
    expect(filtered('total', '>=', 500)).toBe(where(({total}) => total >= 500));
    expect(filtered('total', '<', 500)).toBe(where(({total}) => total < 500));
    expect(filtered('total', '<=', 500)).toBe(where(({total}) => total <= 500));
    expect(filtered('total', 'isAnyOf', ['100', '200'])).toBe(
      where(({total}) => total === 100 || total === 200),
    );
    const day = new Date('2026-03-01');
    expect(filtered('ordered', 'is', day)).toBe(where(({ordered}) => ordered === '2026-03-01'));
    expect(filtered('ordered', 'not', day)).toBe(where(({ordered}) => ordered !== '2026-03-01'));
    expect(filtered('ordered', 'after', day)).toBe(where(({ordered}) => ordered > '2026-03-01'));
    expect(filtered('ordered', 'onOrAfter', day)).toBe(where(({ordered}) => ordered >= '2026-03-01'));
    expect(filtered('ordered', 'before', '2026-03-01')).toBe(where(({ordered}) => ordered < '2026-03-01'));
    expect(filtered('ordered', 'onOrBefore', day)).toBe(where(({ordered}) => ordered <= '2026-03-01'));
    expect(filtered('status', 'not', 'open')).toBe(where(({status}) => status !== 'open'));
    expect(filtered('status', 'isAnyOf', ['open', 'paid'])).toBe(where(({delivered}) => delivered === null));
    expect(filtered('delivered', 'isEmpty')).toBe(where(({delivered}) => delivered === null));
    expect(filtered('delivered', 'isNotEmpty')).toBe(where(({delivered}) => delivered !== null));
    expect(filtered('express', 'is', 'true')).toBe(where(({express}) => express));
    expect(filtered('express', 'is', false)).toBe(where(({express}) => !express));
  });

  it('skips a filter without a value and refuses an unknown operator', () => {
    expect(filtered('customer', 'contains', '')).toBe(500);
    expect(filtered('status', 'isAnyOf', [])).toBe(500);
    expect(() => filtered('customer', 'sounds like', 'x')).toThrow('"sounds like"');
  });

  it('combines filters, and words of the quick filter', () => {
    const items = [
      {id: 1, field: 'country', operator: 'equals', value: 'Japan'},
      {id: 2, field: 'country', operator: 'equals', value: 'Kenya'},
    ];
    expect(count({filterModel: {items}})).toBe(0);
    const either = count({filterModel: {items, logicOperator: GridLogicOperator.Or}});
    expect(either).toBe(orders.filter(({country}) => /Japan|Kenya/.test(country)).length);
    expect(count({filterModel: {items: [], quickFilterValues: ['lyon', 'paid']}})).toBe(
      orders.filter(({city, status}) => city === 'Lyon' && status === 'paid').length,
    );
  });

  it('groups in several levels, with values of each group, and counts the rows at the top alone', () => {
    const query = {groupFields: ['country', 'city'], aggregationModel: {total: 'sum'}};
    const top = readRows(orders, {
      ...query,
      sortModel: [{field: '__row_group_by_columns_group__', sort: 'asc'}],
    });
    const sum = (country: string) =>
      orders.reduce((total, order) => total + (order.country === country ? order.total : 0), 0);
    expect(top.rowCount).toBe(4);
    expect(top.rows[0]).toEqual({
      id: 'Brazil',
      group: 'Brazil',
      country: 'Brazil',
      children: 1,
      total: sum('Brazil'),
    });
    expect(top.aggregateRow).toEqual({total: orders.reduce((total, order) => total + order.total, 0)});
    const cities = readRows(orders, {...query, groupKeys: ['France'], start: 0, end: 0});
    expect(cities.rows.map(({id}) => id).sort()).toEqual(['France/Lille', 'France/Lyon']);
    expect(cities.rowCount).toBeUndefined();
    const lyon = readRows(orders, {...query, groupKeys: ['France', 'Lyon']});
    expect(lyon.rows).toEqual(orders.filter(({city}) => city === 'Lyon'));
  });

  it('pivots', () => {
    const pivotModel = {
      rows: [{field: 'country'}],
      columns: [{field: 'status'}],
      values: [{field: 'total', aggFunc: 'max'}],
    };
    const page = readRows(orders, {groupFields: ['city'], pivotModel});
    expect(page.pivotColumns?.map(({key}) => key)).toEqual(['open', 'paid', 'returned', 'sent']);
    expect(page.pivotColumns).toContainEqual({key: 'open', group: 'open', children: []});
    const open = orders.filter(({country, status}) => country === 'Japan' && status === 'open');
    expect(page.rows.find(({id}) => id === 'Japan')).toMatchObject({
      children: orders.filter(({country}) => country === 'Japan').length,
      'open/total': Math.max(...open.map(({total}) => total)),
    });
    const columns = [{field: 'status', sort: 'desc' as const}];
    const whole = readRows(orders, {pivotModel: {...pivotModel, rows: [], columns}});
    expect(whole.pivotColumns?.[0]?.key).toBe('sent');
    expect(whole.rows).toHaveLength(1);
    expect(whole.rows[0]).toMatchObject({children: 0, 'open/total': page.aggregateRow?.['open/total']});
  });

  it('answers with one level of a tree, and counts the children of each row', () => {
    const top = readTree(stock, {start: 0, end: 1});
    expect(top.rows).toMatchObject([
      {name: 'Kitchen', children: 2, units: 313},
      {name: 'Garden', children: 2},
    ]);
    expect(top.rowCount).toBe(4);
    const kitchen = readTree(stock, {groupKeys: [String(top.rows[0]?.id)], start: 2, end: 3});
    expect(kitchen.rows.map(({name}) => name)).toEqual(['Knives', 'Pots']);
    expect(kitchen.rowCount).toBeUndefined();
  });

  it('filters a tree with its parents, and takes the column of the tree for the names', () => {
    const field = '__tree_data_group__';
    const filterModel = {items: [{field, operator: 'contains', value: 'towel'}]};
    const query = {filterModel, sortModel: [{field, sort: 'desc' as const}]};
    const top = readTree(stock, query);
    expect(top.rows).toMatchObject([{name: 'Bath', children: 1}]);
    const towels = readTree(stock, {...query, groupKeys: ['31', '32']});
    expect(towels.rows).toMatchObject([
      {name: 'Hand towel', children: 0},
      {name: 'Bath towel', children: 0},
    ]);
  });

  it('waits, fails and is canceled', async () => {
    await expect(overNetwork(() => 1, {delay: 0})).resolves.toBe(1);
    await expect(overNetwork(() => 1, {delay: 0, fails: true})).rejects.toThrow('503');
    const controller = new AbortController();
    const answer = overNetwork(() => 1, {delay: 60_000, signal: controller.signal});
    controller.abort();
    await expect(answer).rejects.toThrow('canceled');
  });
});
