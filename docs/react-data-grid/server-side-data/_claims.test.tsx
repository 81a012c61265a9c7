import {
  DataGrid,
  GridDataSourceCacheDefault,
  GridUpdateRowError,
  type DataGridProps,
  type GridDataSource,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {StrictMode} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {createOrders, orderColumns} from './_demos/orders';
import {overNetwork, readRows} from './_demos/rowServer';

const orders = createOrders(40);

/** A data source that remembers its calls. */
function sourceOf({delay = 10, fails = false} = {}) {
  const network = {delay, fails};
  const getRows = vi.fn<GridDataSource['getRows']>((params) =>
    overNetwork(() => readRows(orders, params), {...network}),
  );
  return {getRows, network};
}

const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};

function show(props: Partial<DataGridProps>) {
  return render(
    <div style={{height: 440, width: 800}}>
      <DataGrid columns={orderColumns} initialState={initialState} pageSizeOptions={[5]} {...props} />
    </div>,
  );
}

type Screen = Awaited<ReturnType<typeof show>>;

const next = (screen: Screen) => screen.getByRole('button', {name: 'Go to next page'}).click();
const previous = (screen: Screen) => screen.getByRole('button', {name: 'Go to previous page'}).click();
const sees = (screen: Screen, text: string) =>
  expect.element(screen.getByText(text, {exact: true})).toBeVisible();

claim(
  'data-source',
  'the footer shows NaN until the first response, without an initial row count',
  async () => {
    const {getRows} = sourceOf({delay: 300});
    const screen = await show({dataSource: {getRows}, initialState: {}, pageSizeOptions: [100]});
    await sees(screen, '1–NaN of undefined');
    await sees(screen, '1–40 of 40');
  },
);

claim(
  'data-source',
  'the grid ignores rows, and the server does paging, sorting, and filtering',
  async () => {
    const {getRows} = sourceOf();
    const rows = [{id: 1, customer: 'Local'}];
    const dataSource = {getRows};
    const screen = await show({dataSource, rows, sortingMode: 'client', paginationMode: 'client'});
    await sees(screen, '1–5 of 40');
    await expect.element(screen.getByText('Local')).not.toBeInTheDocument();
    await screen.getByText('Customer').click();
    await expect.poll(() => getRows.mock.lastCall?.[0].sortModel).toEqual([{field: 'customer', sort: 'asc'}]);
  },
);

claim('data-source', 'sorting on another page sends two requests, and the second wins', async () => {
  const {getRows} = sourceOf();
  const screen = await show({dataSource: {getRows}});
  await next(screen);
  await sees(screen, '1006');
  await screen.getByText('Customer').click();
  await expect.poll(() => getRows.mock.calls.map(([{start}]) => start)).toEqual([0, 5, 5, 0]);
  await sees(screen, '1–5 of 40');
});

claim('data-source', 'a new data source object empties the cache and fetches again', async () => {
  const {getRows} = sourceOf();
  const screen = await show({dataSource: {getRows}});
  await sees(screen, '1001');
  await screen.rerender(
    <div style={{height: 440, width: 800}}>
      <DataGrid columns={orderColumns} dataSource={{getRows}} />
    </div>,
  );
  await expect.poll(() => getRows.mock.calls.length).toBe(2);
});

claim('states', 'an error removes the rows, keeps the page, and a retry fetches it', async () => {
  const {getRows, network} = sourceOf();
  const onDataSourceError = vi.fn<NonNullable<DataGridProps['onDataSourceError']>>();
  const screen = await show({dataSource: {getRows}, onDataSourceError});
  await sees(screen, '1001');
  network.fails = true;
  await next(screen);
  await sees(screen, 'No rows');
  await sees(screen, '6–10 of 40');
  const [error] = onDataSourceError.mock.lastCall ?? [];
  expect(error).toMatchObject({name: 'GridGetRowsError', params: {start: 5, end: 9}});
  network.fails = false;
  // The page before comes from the cache, the failed one does not.
  await previous(screen);
  await sees(screen, '1001');
  await next(screen);
  await sees(screen, '1006');
  expect(getRows).toHaveBeenCalledTimes(3);
});

claim('states', 'without onDataSourceError, the console shows an error', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await show({dataSource: {getRows: sourceOf({fails: true}).getRows}});
  await expect.poll(() => String(logged.mock.calls)).toContain('`onDataSourceError()` is missing');
});

claim('refetch', 'polling fetches a page only after it has expired in the cache', async () => {
  const kept = sourceOf();
  const expired = sourceOf();
  await show({dataSource: {getRows: kept.getRows}, dataSourceRevalidateMs: 50});
  const dataSourceCache = new GridDataSourceCacheDefault({ttl: 20});
  await show({dataSource: {getRows: expired.getRows}, dataSourceRevalidateMs: 50, dataSourceCache});
  await expect.poll(() => expired.getRows.mock.calls.length).toBeGreaterThan(2);
  expect(kept.getRows).toHaveBeenCalledTimes(1);
});

claim('cancel', 'a response to an older request is dropped, and so is its error', async () => {
  const onDataSourceError = vi.fn();
  const answers: {resolve: (answer: GridGetRowsResponse) => void; reject: (error: Error) => void}[] = [];
  const getRows = vi.fn<GridDataSource['getRows']>(
    () => new Promise((resolve, reject) => answers.push({resolve, reject})),
  );
  const screen = await show({dataSource: {getRows}, onDataSourceError});
  const answer = (index: number, id: number) => answers[index]?.resolve({rows: [{id}], rowCount: 40});
  await expect.poll(() => answers.length).toBe(1);
  answer(0, 71);
  await sees(screen, '71');
  await next(screen);
  await expect.poll(() => answers.length).toBe(2);
  await next(screen);
  await expect.poll(() => answers.length).toBe(3);
  await next(screen);
  await expect.poll(() => answers.length).toBe(4);
  answer(3, 74);
  await sees(screen, '74');
  answer(1, 72);
  answers[2]?.reject(new Error('Late'));
  await sees(screen, '74');
  expect(onDataSourceError).not.toHaveBeenCalled();
});

claim('cancel', 'a page from the cache is overwritten by the response of a page that was left', async () => {
  const answers: ((answer: GridGetRowsResponse) => void)[] = [];
  const getRows = vi.fn<GridDataSource['getRows']>(() => new Promise((resolve) => answers.push(resolve)));
  const screen = await show({dataSource: {getRows}});
  const answer = (index: number, first: number) =>
    answers[index]?.({rows: Array.from({length: 5}, (_, place) => ({id: first + place})), rowCount: 40});
  await expect.poll(() => answers.length).toBe(1);
  answer(0, 1001);
  await sees(screen, '1001');
  await next(screen);
  await expect.poll(() => answers.length).toBe(2);
  await previous(screen);
  await sees(screen, '1–5 of 40');
  await sees(screen, '1001');
  answer(1, 1006);
  await sees(screen, '1006');
  await sees(screen, '1–5 of 40');
});

async function edit(screen: Screen, value: string) {
  await screen.getByRole('gridcell').nth(1).dblClick();
  const input = screen.getByRole('gridcell').nth(1).getByRole('textbox');
  await input.fill(value);
  await expect.element(input).toHaveValue(value);
  await userEvent.keyboard('{Enter}');
  return input;
}

claim(
  'save',
  'the grid renders the returned row and calls neither processRowUpdate nor getRows',
  async () => {
    const {getRows} = sourceOf();
    const processRowUpdate = vi.fn<NonNullable<DataGridProps['processRowUpdate']>>();
    const updateRow = vi.fn<NonNullable<GridDataSource['updateRow']>>(async ({updatedRow}) => ({
      ...updatedRow,
      customer: 'From the server',
    }));
    const screen = await show({dataSource: {getRows, updateRow}, processRowUpdate});
    await sees(screen, '1001');
    await edit(screen, 'Zephyr');
    await sees(screen, 'From the server');
    await edit(screen, 'From the server');
    await sees(screen, 'From the server');
    expect(updateRow).toHaveBeenCalledTimes(1);
    expect(processRowUpdate).not.toHaveBeenCalled();
    expect(getRows).toHaveBeenCalledTimes(1);
  },
);

claim('save', 'the cell stays in edit mode when updateRow rejects or returns nothing', async () => {
  const {getRows} = sourceOf();
  const onDataSourceError = vi.fn<NonNullable<DataGridProps['onDataSourceError']>>();
  const updateRow = vi
    .fn<NonNullable<GridDataSource['updateRow']>>()
    .mockRejectedValueOnce(new Error('Refused'))
    .mockResolvedValue(undefined);
  const screen = await show({dataSource: {getRows, updateRow}, onDataSourceError});
  await sees(screen, '1001');
  const input = await edit(screen, 'Zephyr');
  await expect.poll(() => onDataSourceError.mock.lastCall?.[0].message).toBe('Refused');
  expect(onDataSourceError.mock.lastCall?.[0]).toBeInstanceOf(GridUpdateRowError);
  await expect.element(input).toHaveValue('Zephyr');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onDataSourceError.mock.lastCall?.[0].message).toContain("reading 'id'");
  await expect.element(input).toHaveValue('Zephyr');
});

claim('cursor', 'nextCursor fails on the second page when a smaller page can be chosen', async () => {
  const onDataSourceError = vi.fn<NonNullable<DataGridProps['onDataSourceError']>>();
  const getRows: GridDataSource['getRows'] = async (params) => ({
    ...readRows(orders, params),
    pageInfo: {nextCursor: 'abc'},
  });
  const dataSource = {getRows};
  const pageSizeOptions = [5, 10];
  const larger = {pagination: {paginationModel: {pageSize: 10}, rowCount: 0}};
  const screen = await show({dataSource, onDataSourceError, pageSizeOptions, initialState: larger});
  await sees(screen, '1001');
  await next(screen);
  await expect.poll(() => onDataSourceError.mock.lastCall?.[0].message).toContain("reading 'id'");
});

claim('cursor', 'the rowCount prop wins over the row count that getRows returns', async () => {
  const {getRows} = sourceOf();
  const screen = await show({dataSource: {getRows}, rowCount: -1});
  await sees(screen, '1–5 of more than 5');
});

claim(
  'own-fetching',
  'with paginationMode alone, a filter applies to the rows of the page only',
  async () => {
    const rows = orders.slice(0, 5);
    const initial = {...initialState, filter: {filterModel: {items: [], quickFilterValues: ['1001']}}};
    const screen = await show({rows, paginationMode: 'server', rowCount: 40, initialState: initial});
    await sees(screen, '1001');
    await expect.element(screen.getByText('1002')).not.toBeInTheDocument();
    await sees(screen, '1–5 of 40');
  },
);

claim('data-source', 'Strict Mode of React does not add a request', async () => {
  const {getRows} = sourceOf();
  const dataSource = {getRows};
  const screen = await render(
    <StrictMode>
      <div style={{height: 440, width: 800}}>
        <DataGrid
          columns={orderColumns}
          dataSource={dataSource}
          dataSourceCache={null}
          initialState={initialState}
          pageSizeOptions={[5]}
        />
      </div>
    </StrictMode>,
  );
  await sees(screen, '1–5 of 40');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(getRows).toHaveBeenCalledOnce();
});
