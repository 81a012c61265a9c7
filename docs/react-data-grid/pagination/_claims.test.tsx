import {DataGrid} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const rows = Array.from({length: 250}, (_, id) => ({id, order: `Order ${id}`}));
const columns = [{field: 'order', width: 200}];

claim('page-size', 'a page has 100 rows unless you say otherwise', async () => {
  const screen = await render(<DataGrid rows={rows} columns={columns} />);
  await expect.element(screen.getByText('1–100 of 250')).toBeVisible();
});

claim('page-size', 'a pageSize above 100 throws in DataGrid', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const initialState = {pagination: {paginationModel: {pageSize: 101}}};
  await expect(
    render(<DataGrid rows={rows} columns={columns} initialState={initialState} pageSizeOptions={[101]} />),
  ).rejects.toThrow(/100/);
});

claim('control', 'a paginationModel without a callback leaves the buttons without effect', async () => {
  const paginationModel = {page: 0, pageSize: 25};
  const screen = await render(<DataGrid rows={rows} columns={columns} paginationModel={paginationModel} />);
  await screen.getByRole('button', {name: 'Go to next page'}).click();
  await expect.element(screen.getByText('1–25 of 250')).toBeVisible();
});

claim('pro-pages', 'the Pro grid shows one list until pagination is set', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <div style={{height: 300}}>
      <DataGridPro rows={rows} columns={columns} />
    </div>,
  );
  await expect.element(screen.getByText('Total Rows: 250')).toBeVisible();
});

claim('own-control', 'props of the pagination control go into basePagination.material', async () => {
  const slotProps = {basePagination: {material: {showFirstButton: true, showLastButton: true}}};
  const screen = await render(<DataGrid rows={rows} columns={columns} slotProps={slotProps} />);
  await screen.getByRole('button', {name: 'Go to last page'}).click();
  await expect.element(screen.getByText('201–250 of 250')).toBeVisible();
});

claim('server-side', 'rowCount 0 for a moment goes back to the first page', async () => {
  const initialState = {pagination: {paginationModel: {page: 1, pageSize: 25}}};
  const grid = (rowCount: number) => (
    <DataGrid
      rows={rows.slice(25, 50)}
      columns={columns}
      paginationMode="server"
      rowCount={rowCount}
      initialState={initialState}
    />
  );
  const screen = await render(grid(250));
  await expect.element(screen.getByText('26–50 of 250')).toBeVisible();
  await screen.rerender(grid(0));
  await screen.rerender(grid(250));
  await expect.element(screen.getByText('1–25 of 250')).toBeVisible();
});

claim('unknown-count', 'with rowCount -1 the footer says "more than", and there is a next page', async () => {
  const initialState = {pagination: {paginationModel: {page: 0, pageSize: 25}}};
  const screen = await render(
    <DataGrid
      rows={rows.slice(0, 25)}
      columns={columns}
      paginationMode="server"
      rowCount={-1}
      initialState={initialState}
    />,
  );
  await expect.element(screen.getByText('1–25 of more than 25')).toBeVisible();
  await expect.element(screen.getByRole('button', {name: 'Go to next page'})).toBeEnabled();
});
