import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import {createOrders, orderColumns} from '../_demos/orders';
import {overNetwork, readRows} from '../_demos/rowServer';
import BulkAction from './_demos/BulkAction';
import CountLater from './_demos/CountLater';
import FilterOutside from './_demos/FilterOutside';
import PrefetchPages from './_demos/PrefetchPages';
import QueryInUrl from './_demos/QueryInUrl';

const orders = createOrders();

function sourceOf() {
  const requests: GridGetRowsParams[] = [];
  const dataSource: GridDataSource = {
    getRows: (params) => {
      requests.push(params);
      return overNetwork(() => readRows(orders, params), {delay: 10});
    },
  };
  return {dataSource, requests};
}

let api: ReturnType<typeof useGridApiRef> | undefined;

function Orders(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{height: 440, width: 800}}>
      <DataGrid apiRef={apiRef} columns={orderColumns} pageSizeOptions={[5]} {...props} />
    </div>
  );
}

const at = (page: number, rowCount: number) => ({
  pagination: {paginationModel: {page, pageSize: 5}, rowCount},
});

type Screen = Awaited<ReturnType<typeof render>>;
const sees = (screen: Screen, text: string) =>
  expect.element(screen.getByText(text, {exact: true})).toBeVisible();
const next = (screen: Screen) => screen.getByRole('button', {name: 'Go to next page'}).click();

claim('prefetch', 'the next page is there, and the page after it is fetched', async () => {
  const screen = await render(<PrefetchPages />);
  await sees(screen, '1–5 of 500');
  await sees(screen, 'Fetched: 0–4, 5–9');
  await next(screen);
  await sees(screen, '1006');
  await sees(screen, 'Fetched: 0–4, 5–9, 10–14');
});

claim('url', 'the first request is for the page of initialState, also one that does not exist', async () => {
  const {dataSource, requests} = sourceOf();
  const screen = await render(<Orders dataSource={dataSource} initialState={at(1, 0)} />);
  await sees(screen, '6–10 of 500');
  expect(requests.map(({start}) => start)).toEqual([5]);
  await screen.rerender(<Orders key="none" dataSource={dataSource} initialState={at(200, 0)} />);
  await sees(screen, '496–500 of 500');
  await sees(screen, '1500');
  expect(requests.map(({start}) => start)).toEqual([5, 1000, 495]);
});

claim('url', 'the demo restores page, sort order and search', async () => {
  const screen = await render(<QueryInUrl />);
  const lyon = readRows(orders, {
    filterModel: {items: [], quickFilterValues: ['lyon']},
    sortModel: [{field: 'total', sort: 'desc'}],
  });
  await sees(screen, `6–10 of ${lyon.rowCount}`);
  await sees(screen, String(lyon.rows[5]?.id));
  await next(screen);
  await sees(screen, '?page=3&sort=total+desc&q=lyon');
  await screen.getByRole('button', {name: 'Reload'}).click();
  await sees(screen, `11–15 of ${lyon.rowCount}`);
  await screen.getByText('Customer').click();
  await sees(screen, '?page=1&sort=customer+asc&q=lyon');
});

claim('filter-outside', 'setFilterModel goes back to the first page and filters', async () => {
  const screen = await render(<FilterOutside />);
  await sees(screen, '1–5 of 500');
  await next(screen);
  await sees(screen, '6–10 of 500');
  await screen.getByRole('combobox', {name: 'Country'}).click();
  await screen.getByRole('option', {name: 'Japan'}).click();
  await sees(screen, `1–5 of ${orders.filter(({country}) => country === 'Japan').length}`);
});

claim('count', 'setRowCount completes the footer, but not with the rowCount prop', async () => {
  const dataSource: GridDataSource = {
    getRows: async (params) => ({rows: readRows(orders, params).rows}),
  };
  const screen = await render(<Orders dataSource={dataSource} initialState={at(0, -1)} />);
  await sees(screen, '1–5 of more than 5');
  api?.current?.setRowCount(500);
  await sees(screen, '1–5 of 500');
  await screen.rerender(<Orders key="prop" dataSource={dataSource} rowCount={-1} initialState={at(0, -1)} />);
  await sees(screen, '1–5 of more than 5');
  api?.current?.setRowCount(500);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await sees(screen, '1–5 of more than 5');
});

claim('count', 'the demo counts once for each filter', async () => {
  const screen = await render(<CountLater />);
  await sees(screen, '1–5 of more than 5');
  await next(screen);
  await sees(screen, '6–10 of more than 10');
  await expect.element(screen.getByText('6–10 of 500', {exact: true}), {timeout: 5000}).toBeVisible();
  await next(screen);
  await sees(screen, '11–15 of 500');
});

claim('bulk-actions', 'all rows but one give a model of the type exclude, on all pages', async () => {
  const onRowSelectionModelChange = vi.fn<NonNullable<DataGridProps['onRowSelectionModelChange']>>();
  const {dataSource} = sourceOf();
  const props = {dataSource, checkboxSelection: true, keepNonExistentRowsSelected: true};
  const screen = await render(
    <Orders {...props} onRowSelectionModelChange={onRowSelectionModelChange} initialState={at(0, 0)} />,
  );
  await sees(screen, '1001');
  await screen.getByRole('checkbox', {name: 'Select all rows'}).click();
  await screen.getByRole('checkbox', {name: 'Unselect row'}).first().click();
  await next(screen);
  await sees(screen, '1006');
  await expect.element(screen.getByRole('checkbox', {name: 'Unselect row'}).nth(4)).toBeChecked();
  const [model] = onRowSelectionModelChange.mock.lastCall ?? [];
  expect(model).toEqual({type: 'exclude', ids: new Set([1001])});
  expect(JSON.stringify(model?.ids)).toBe('{}');
});

claim('bulk-actions', 'the demo changes the rows of all pages', async () => {
  const screen = await render(<BulkAction />);
  await sees(screen, '1001');
  await screen.getByRole('checkbox', {name: 'Select all rows'}).click();
  await screen.getByRole('button', {name: 'Mark as paid'}).click();
  await next(screen);
  await sees(screen, '1006');
  await expect.poll(() => screen.getByText('paid', {exact: true}).elements().length).toBe(5);
});
