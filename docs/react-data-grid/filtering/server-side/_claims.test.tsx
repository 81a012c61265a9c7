import {
  DataGrid,
  GridPreferencePanelsValue,
  type DataGridProps,
  type GridDataSource,
  type GridFilterItem,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {useState} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {createOrders, orderColumns} from '../../server-side-data/_demos/orders';
import {readRows} from '../../server-side-data/_demos/rowServer';
import FilterOnClose from './_demos/FilterOnClose';

const orders = createOrders(60);

function Grid(props: Partial<DataGridProps>) {
  const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};
  const columns = [...orderColumns, {field: 'express', type: 'boolean' as const}];
  return (
    <div style={{height: 440, width: 900}}>
      <DataGrid columns={columns} initialState={initialState} pageSizeOptions={[5]} showToolbar {...props} />
    </div>
  );
}

/** Shows a grid that begins with this filter, and tells what reaches the server. */
async function filterBy(item: GridFilterItem) {
  const getRows = vi.fn<GridDataSource['getRows']>(async (params) => readRows(orders, params));
  const initialState = {
    pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
    filter: {filterModel: {items: [item]}},
    preferencePanel: {open: true, openedPanelValue: GridPreferencePanelsValue.filters},
  };
  const screen = await render(<Grid dataSource={{getRows}} initialState={initialState} />);
  const lastItem = () => getRows.mock.lastCall?.[0].filterModel.items[0];
  const lastValue = (): unknown => lastItem()?.value;
  const choose = async (list: string, option: string) => {
    await screen.getByRole('combobox', {name: list}).click();
    await screen.getByRole('option', {name: option, exact: true}).click();
  };
  return {screen, getRows, lastItem, lastValue, choose};
}

claim('query', 'the value has the type of the column: number, date, boolean, option', async () => {
  const number = await filterBy({field: 'total', operator: '>'});
  await number.screen.getByRole('spinbutton', {name: 'Value'}).fill('900');
  await expect.poll(number.lastValue).toBe(900);
  await number.screen.unmount();
  const date = await filterBy({field: 'ordered', operator: 'after'});
  await date.screen.getByLabelText('Value').fill('2026-03-01');
  await expect.poll(date.lastValue).toEqual(new Date('2026-03-01T00:00:00Z'));
  await date.screen.unmount();
  const boolean = await filterBy({field: 'express', operator: 'is'});
  await boolean.choose('Value', 'true');
  await expect.poll(boolean.lastValue).toBe(true);
  await boolean.screen.unmount();
  const option = await filterBy({field: 'status', operator: 'is'});
  await option.choose('Value', 'paid');
  await expect.poll(option.lastValue).toBe('paid');
});

claim('query', 'an item without a value reaches the server while users choose', async () => {
  const {getRows, lastItem, lastValue, choose} = await filterBy({
    field: 'customer',
    operator: 'contains',
    value: 'wool',
  });
  await expect.poll(lastValue).toBe('wool');
  const before = getRows.mock.calls.length;
  await choose('Operator', 'is any of');
  await expect.poll(() => lastItem()?.operator).toBe('isAnyOf');
  expect(lastItem()?.value).toBeUndefined();
  expect(getRows.mock.calls.length).toBe(before + 1);
});

claim('operators', 'getApplyFilterFn of an operator is not called', async () => {
  const getApplyFilterFn = vi.fn(() => null);
  const operator = {value: 'soundsLike', label: 'sounds like', getApplyFilterFn};
  const getRows = vi.fn<GridDataSource['getRows']>(async () => ({rows: orders.slice(0, 5), rowCount: 5}));
  const initialState = {
    filter: {filterModel: {items: [{field: 'customer', operator: 'soundsLike', value: 'wul'}]}},
  };
  const columns = [{field: 'customer', filterOperators: [operator]}];
  const screen = await render(<Grid dataSource={{getRows}} columns={columns} initialState={initialState} />);
  await expect.element(screen.getByText('1–5 of 5')).toBeVisible();
  expect(getRows.mock.lastCall?.[0].filterModel.items[0]).toMatchObject({
    operator: 'soundsLike',
    value: 'wul',
  });
  expect(getApplyFilterFn).not.toHaveBeenCalled();
});

claim('debounce', 'filterDebounceMs applies to the filter panel and to the quick filter', async () => {
  const onFilterModelChange = vi.fn();
  const screen = await render(
    <Grid
      rows={orders}
      filterMode="server"
      filterDebounceMs={700}
      onFilterModelChange={onFilterModelChange}
    />,
  );
  const waits = async () => {
    const start = performance.now();
    await expect.poll(() => onFilterModelChange.mock.calls.length).toBe(1);
    onFilterModelChange.mockClear();
    return performance.now() - start;
  };
  await screen.getByRole('button', {name: 'Filters'}).click();
  await screen.getByRole('textbox', {name: 'Value'}).fill('1010');
  expect(await waits()).toBeGreaterThan(400);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', {name: 'Search'}).click();
  await screen.getByRole('searchbox').fill('lyon');
  expect(await waits()).toBeGreaterThan(400);
});

claim('debounce', 'a request follows when the panel closes, and not before', async () => {
  const screen = await render(<FilterOnClose />);
  await expect.element(screen.getByText('1–5 of 500')).toBeVisible();
  await screen.getByRole('button', {name: 'Filters'}).click();
  await screen.getByRole('textbox', {name: 'Value'}).fill('1010');
  await expect.element(screen.getByRole('textbox', {name: 'Value'})).toHaveValue('1010');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect.element(screen.getByText('Requests: 1')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Requests: 2')).toBeVisible();
  await expect.element(screen.getByText('1–1 of 1')).toBeVisible();
});

claim('filter-mode', 'replacing the grid while rows load closes the panel', async () => {
  function App() {
    const [loading, setLoading] = useState(false);
    return loading ? (
      <button onClick={() => setLoading(false)}>Loaded</button>
    ) : (
      <Grid rows={orders} filterMode="server" onFilterModelChange={() => setLoading(true)} />
    );
  }
  const screen = await render(<App />);
  await screen.getByRole('button', {name: 'Filters'}).click();
  await screen.getByRole('textbox', {name: 'Value'}).fill('10');
  await screen.getByText('Loaded').click();
  await expect.element(screen.getByRole('grid')).toBeVisible();
  await expect.element(screen.getByRole('textbox', {name: 'Value'})).not.toBeInTheDocument();
});

claim('accessibility', 'the focus stays in the input while the grid fetches', async () => {
  const {screen, lastValue} = await filterBy({field: 'customer', operator: 'contains'});
  const input = screen.getByRole('textbox', {name: 'Value'});
  await input.fill('wool');
  await expect.poll(lastValue).toBe('wool');
  await expect.element(screen.getByText('Fjord Wool').first()).toBeVisible();
  await expect.element(input).toHaveFocus();
});

claim('limitations', 'without matches, the text is "No rows"', async () => {
  const {screen} = await filterBy({field: 'customer', operator: 'equals', value: 'Nobody'});
  await expect.element(screen.getByText('No rows')).toBeVisible();
});
