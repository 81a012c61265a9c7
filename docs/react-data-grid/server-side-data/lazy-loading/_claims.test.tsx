import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import type {RefObject} from 'react';
import {beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {createOrders, orderColumns} from '../_demos/orders';
import {overNetwork, readRows} from '../_demos/rowServer';

const orders = createOrders(500);

// The license package writes its own message.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

type Answer = (params: GridGetRowsParams) => GridGetRowsResponse;

function sourceOf(answer: Answer = (params) => readRows(orders, params)) {
  const network = {fails: false};
  const requests: string[] = [];
  const getRows = (params: GridGetRowsParams) => {
    requests.push(`${params.start}-${params.end}`);
    return overNetwork(() => answer(params), {delay: 10, ...network});
  };
  return {dataSource: {getRows}, network, requests};
}

/** Rows up to a length, with their number at the end only. */
const untilEnd = (length: number): Answer => {
  return (params) => {
    const {rows, rowCount, pageInfo} = readRows(orders.slice(0, length), params);
    return {rows, rowCount: pageInfo?.hasNextPage ? -1 : rowCount};
  };
};

const initialState = {pagination: {paginationModel: {pageSize: 20}}};

async function show(props: Partial<DataGridProProps>) {
  let ref: RefObject<GridApiPro | null> | undefined;
  function Grid() {
    const apiRef = useGridApiRef();
    ref = apiRef;
    return (
      <div style={{height: 440, width: 800}}>
        <DataGridPro
          apiRef={apiRef}
          columns={orderColumns}
          lazyLoading
          initialState={initialState}
          {...props}
        />
      </div>
    );
  }
  const screen = await render(<Grid />);
  const api = () => {
    if (!ref?.current) throw new Error('The grid has not mounted');
    return ref.current;
  };
  const scrollTo = (row: number) => api().scrollToIndexes({rowIndex: row});
  const sees = (text: string) => expect.element(screen.getByText(text, {exact: true})).toBeVisible();
  return {screen, api, scrollTo, sees};
}

const isBusy = () => document.querySelector('[role=progressbar], .MuiDataGrid-rowSkeleton') !== null;

claim('page-size', 'requests have the page size, and start and end at a multiple of it', async () => {
  const {dataSource, requests} = sourceOf();
  const {scrollTo, sees} = await show({dataSource});
  await sees('1001');
  scrollTo(310);
  await sees('1311');
  expect(requests[0]).toBe('0-19');
  expect(requests[1]).toMatch(/^(?:280|300)-(?:319|339)$/);
});

claim('page-size', 'a request fetches 100 rows unless the page size is set', async () => {
  const {dataSource, requests} = sourceOf();
  const {sees} = await show({dataSource, initialState: {}});
  await sees('1001');
  expect(requests).toEqual(['0-99']);
});

claim('page-size', 'a list that is shorter than one page is requested twice', async () => {
  const {dataSource, requests} = sourceOf((params) => readRows(orders.slice(0, 7), params));
  await show({dataSource});
  await expect.poll(() => requests).toEqual(['0-19', '0-6']);
});

claim('viewport-loading', 'the number of returned rows as row count ends the list', async () => {
  const {dataSource, requests} = sourceOf((params) => {
    const {rows} = readRows(orders, params);
    return {rows, rowCount: rows.length};
  });
  const {scrollTo, sees} = await show({dataSource});
  await sees('Total Rows: 20');
  scrollTo(19);
  await sees('1020');
  await sees('Total Rows: 20');
  expect(requests).toEqual(['0-19']);
});

claim('infinite-loading', 'the next rows come near the end, until the row count is known', async () => {
  const {dataSource, requests} = sourceOf(untilEnd(40));
  const {scrollTo, sees} = await show({dataSource});
  await sees('Total Rows: 20');
  scrollTo(19);
  await sees('Total Rows: 40');
  scrollTo(39);
  await sees('1040');
  expect(requests).toEqual(['0-19', '20-39']);
});

claim(
  'errors',
  'after a failed sort, the grid loads until a retry with the same params succeeds',
  async () => {
    const {dataSource, network} = sourceOf();
    const failed: GridGetRowsParams[] = [];
    const onDataSourceError: DataGridProProps['onDataSourceError'] = (error) => {
      if (error instanceof GridGetRowsError) failed.push(error.params);
    };
    const {api, sees} = await show({dataSource, onDataSourceError});
    await sees('1001');
    network.fails = true;
    api().setSortModel([{field: 'id', sort: 'desc'}]);
    await expect.poll(() => failed.length).toBe(1);
    await sees('1001');
    expect(isBusy()).toBe(true);
    network.fails = false;
    await api().dataSource.fetchRows(undefined, failed[0]);
    await sees('1500');
    expect(isBusy()).toBe(false);
  },
);

claim(
  'refresh',
  'fetchRows without parameters fetches the rows in view and updates them in place',
  async () => {
    let customer = 'Before';
    const {dataSource, requests} = sourceOf((params) => {
      const {rows, rowCount} = readRows(orders, params);
      return {rows: rows.map((row) => ({...row, customer: `${customer} ${row.id}`})), rowCount};
    });
    const {api, scrollTo, sees} = await show({dataSource});
    await sees('Before 1001');
    scrollTo(310);
    await sees('Before 1311');
    const before = requests.length;
    customer = 'After';
    await api().dataSource.fetchRows();
    expect(requests).toHaveLength(before);
    api().dataSource.cache.clear();
    await api().dataSource.fetchRows();
    await sees('After 1311');
    expect(requests).toHaveLength(before + 1);
    expect(requests.at(-1)).toMatch(/^(?:280|300)-(?:319|339)$/);
  },
);

claim('migrate', 'lazyLoading together with rowsLoadingMode logs an error', async () => {
  await show({dataSource: sourceOf().dataSource, rowsLoadingMode: 'server'});
  await expect.poll(() => String(vi.mocked(console.error).mock.calls)).toContain('cannot be used together');
});

claim('accessibility', 'Ctrl+End focuses the last row when it has loaded', async () => {
  const {screen, sees} = await show({dataSource: sourceOf().dataSource});
  await sees('1001');
  await screen.getByText('1001').click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await sees('1500');
  await expect.poll(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id')).toBe('1500');
});

claim(
  'limitations',
  'the selection survives scrolling, and sorting drops rows that are not loaded',
  async () => {
    const onRowSelectionModelChange = vi.fn<NonNullable<DataGridProProps['onRowSelectionModelChange']>>();
    const {dataSource} = sourceOf();
    const {api, scrollTo, screen, sees} = await show({
      dataSource,
      checkboxSelection: true,
      onRowSelectionModelChange,
    });
    await sees('1001');
    await screen.getByRole('checkbox', {name: 'Select row'}).first().click();
    scrollTo(310);
    await sees('1311');
    const selected = () => [...(onRowSelectionModelChange.mock.lastCall?.[0].ids ?? [])];
    expect(selected()).toEqual([1001]);
    api().setSortModel([{field: 'id', sort: 'desc'}]);
    await expect.poll(selected).toEqual([]);
  },
);

claim('viewport-loading', 'a single last row is fetched, with the same start and end', async () => {
  const {dataSource, requests} = sourceOf((params) => readRows(orders.slice(0, 21), params));
  const {scrollTo, sees} = await show({dataSource});
  await sees('1001');
  scrollTo(20);
  await sees('1021');
  expect(requests).toEqual(['0-19', '20-20']);
});
