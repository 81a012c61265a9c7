import {
  DataGrid,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {StrictMode} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {createOrders, orderColumns} from '../../server-side-data/_demos/orders';
import {readRows} from '../../server-side-data/_demos/rowServer';
import TutorialEdit from './_demos/TutorialEdit';
import TutorialOrders from './_demos/TutorialOrders';
import TutorialSearch from './_demos/TutorialSearch';
import TutorialStates from './_demos/TutorialStates';

type Screen = Awaited<ReturnType<typeof render>>;
const sees = (screen: Screen, text: string) =>
  expect.element(screen.getByText(text, {exact: true})).toBeVisible();
const next = (screen: Screen) => screen.getByRole('button', {name: 'Go to next page'}).click();

claim('fetch', 'getRows runs once at first, also in StrictMode', async () => {
  const getRows = vi.fn<GridDataSource['getRows']>(() => Promise.resolve({rows: [], rowCount: 0}));
  const dataSource = {getRows};
  const screen = await render(<DataGrid columns={orderColumns} dataSource={dataSource} />, {
    wrapper: ({children}) => <StrictMode>{children}</StrictMode>,
  });
  await sees(screen, 'No rows');
  expect(getRows).toHaveBeenCalledTimes(1);
});

claim('search', 'the step starts sorted, and without returned orders', async () => {
  const screen = await render(<TutorialSearch />);
  const {rows, rowCount} = readRows(createOrders(), {
    sortModel: [{field: 'ordered', sort: 'desc'}],
    filterModel: {items: [{field: 'status', operator: 'not', value: 'returned'}]},
  });
  await sees(screen, `1–5 of ${rowCount}`);
  await sees(screen, String(rows[0]?.id));
});

claim('states', 'the step shows the error, and a retry removes it', async () => {
  const screen = await render(<TutorialStates />);
  await sees(screen, '1–5 of 500');
  await screen.getByLabelText('The server fails').click();
  await next(screen);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('503');
  await sees(screen, 'The orders could not be loaded');
  await screen.getByLabelText('The server fails').click();
  await screen.getByRole('button', {name: 'Try again'}).click();
  await sees(screen, '1006');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

claim('edit', 'the cell stays in edit mode when the server refuses, and Esc cancels', async () => {
  const screen = await render(<TutorialEdit />);
  await sees(screen, '1001');
  const total = screen.getByRole('gridcell').nth(4);
  const before = total.element().textContent;
  await total.dblClick();
  await total.getByRole('spinbutton').fill('1500');
  await userEvent.keyboard('{Enter}');
  await sees(screen, 'A total is at most 1,000.');
  await expect.element(total.getByRole('spinbutton')).toHaveValue(1500);
  await userEvent.keyboard('{Escape}');
  await expect.element(total).toHaveTextContent(before);
});

claim('add-and-delete', 'the result adds and deletes orders', async () => {
  const screen = await render(<TutorialOrders />);
  await sees(screen, '1–5 of 500');
  await screen.getByRole('button', {name: 'Add order'}).click();
  await sees(screen, '1–5 of 501');
  await sees(screen, 'New customer');
  await screen.getByRole('menuitem', {name: 'Delete'}).first().click();
  await sees(screen, '1–5 of 500');
  await expect.element(screen.getByText('New customer')).not.toBeInTheDocument();
});

// The code of the page.
async function fetchOrders(
  {start, end, sortModel, filterModel}: GridGetRowsParams,
  signal: AbortSignal,
): Promise<GridGetRowsResponse> {
  const query = new URLSearchParams({
    start: String(start),
    end: String(end),
    sort: JSON.stringify(sortModel),
    filter: JSON.stringify(filterModel),
  });
  const response = await fetch(`/api/orders?${query}`, {signal});
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  return response.json() as Promise<GridGetRowsResponse>;
}

claim('own-server', 'fetchOrders sends the parameters and throws for an error', async () => {
  const orders = createOrders(40);
  const request = vi.spyOn(window, 'fetch').mockImplementation((address) => {
    const query = new URL(address instanceof Request ? address.url : address, window.location.origin)
      .searchParams;
    const [start, end] = [Number(query.get('start')), Number(query.get('end'))];
    return Promise.resolve(Response.json(readRows(orders, {start, end})));
  });
  const dataSource: GridDataSource = {
    getRows: (params) => fetchOrders(params, new AbortController().signal),
  };
  const initialState = {pagination: {paginationModel: {pageSize: 5}, rowCount: 0}};
  const screen = await render(
    <DataGrid
      columns={orderColumns}
      dataSource={dataSource}
      initialState={initialState}
      pageSizeOptions={[5]}
    />,
  );
  await sees(screen, '1–5 of 40');
  request.mockResolvedValue(new Response(null, {status: 503, statusText: 'Service Unavailable'}));
  const params = {start: 0, end: 4, sortModel: [], filterModel: {items: []}};
  await expect(fetchOrders(params, new AbortController().signal)).rejects.toThrow('503');
});
