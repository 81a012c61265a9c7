import {
  DataGrid,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridFilterModel,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {useMemo, useState} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import CursorPages from './_demos/CursorPages';

const rows = Array.from({length: 250}, (_, id) => ({id, order: `Order ${id}`}));
const columns = [{field: 'order', width: 200}];

claim('page-size', 'a page has 100 rows by default', async () => {
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

claim('known-count', 'rowCount 0 for a moment returns to the first page', async () => {
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

claim('control', 'sorting returns to the first page, and the callback fires', async () => {
  const onChange = vi.fn<(model: GridPaginationModel) => void>();
  const initialState = {pagination: {paginationModel: {page: 1, pageSize: 25}}};
  const screen = await render(
    <DataGrid rows={rows} columns={columns} initialState={initialState} onPaginationModelChange={onChange} />,
  );
  await screen.getByRole('columnheader', {name: 'order'}).click();
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual({page: 0, pageSize: 25});
});

claim('known-count', 'the grid displays all rows that it gets', async () => {
  const screen = await render(
    <DataGrid
      rows={rows.slice(0, 40)}
      columns={columns}
      paginationMode="server"
      rowCount={250}
      initialState={{pagination: {paginationModel: {pageSize: 25}}}}
    />,
  );
  await expect.element(screen.getByText('1–25 of 250')).toBeVisible();
  await expect.element(screen.getByText('Order 39')).toBeInTheDocument();
});

claim(
  'known-count',
  'without paginationMode="server", the grid logs that rowCount has no effect',
  async () => {
    const onError = vi.spyOn(console, 'error').mockReturnValue();
    await render(<DataGrid rows={rows} columns={columns} rowCount={500} />);
    expect(onError.mock.calls.flat().join(' ')).toContain('`rowCount` prop with client side pagination');
  },
);

for (const [rowCount, reported, isLast] of [
  [100, [45], true],
  [-1, [], false],
] as const) {
  claim('unknown-count', `hasNextPage: false with the rowCount ${rowCount}`, async () => {
    const counts: number[] = [];
    const initialState = {pagination: {paginationModel: {page: 1, pageSize: 25}}};
    function Pages({hasNextPage}: {hasNextPage?: boolean}) {
      const [count, setCount] = useState<number>(rowCount);
      const meta = useMemo(() => ({hasNextPage}), [hasNextPage]);
      return (
        <DataGrid
          rows={rows.slice(25, 45)}
          columns={columns}
          paginationMode="server"
          rowCount={count}
          onRowCountChange={(next) => {
            counts.push(next);
            setCount(next);
          }}
          paginationMeta={meta}
          initialState={initialState}
        />
      );
    }
    const screen = await render(<Pages />);
    await screen.rerender(<Pages hasNextPage={false} />);
    await expect.poll(() => counts).toEqual(reported);
    const next = screen.getByRole('button', {name: 'Go to next page'});
    await (isLast ? expect.element(next).toBeDisabled() : expect.element(next).toBeEnabled());
  });
}

claim('cursor', 'the last page has the real row count and no next page', async () => {
  const screen = await render(<CursorPages />);
  const next = screen.getByRole('button', {name: 'Go to next page'});
  for (const first of ['job-118', 'job-123', 'job-128', 'job-133']) {
    await expect.element(screen.getByText(first)).toBeVisible();
    if (first !== 'job-133') await next.click();
  }
  await expect.element(screen.getByText('16–17 of 17')).toBeVisible();
  await expect.element(next).toBeDisabled();
});

claim('auto-page-size', 'pageSize is 0 on the first render, and 1 in a parent that is hidden', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const sizes: number[] = [];
  const slots = {
    pagination: function Sizes() {
      const {pageSize} = useGridSelector(useGridApiContext(), gridPaginationModelSelector);
      sizes.push(pageSize);
      return null;
    },
  };
  const screen = await render(
    <div style={{height: 400}}>
      <DataGrid rows={rows} columns={columns} autoPageSize slots={slots} />
    </div>,
  );
  await expect.poll(() => sizes.at(-1)).toBe(5);
  expect(sizes[0]).toBe(0);
  await screen.unmount();
  await render(
    <div style={{height: 400, display: 'none'}}>
      <DataGrid rows={rows} columns={columns} autoPageSize slots={slots} />
    </div>,
  );
  await expect.poll(() => sizes.at(-1)).toBe(1);
});

claim('control', 'a page size that is set together with a filter is kept', async () => {
  function Both() {
    const [model, setModel] = useState({page: 2, pageSize: 25});
    const [filterModel, setFilterModel] = useState<GridFilterModel>({items: []});
    const change = () => {
      setModel({page: 2, pageSize: 50});
      setFilterModel({items: [{field: 'order', operator: 'contains', value: '1'}]});
    };
    return (
      <>
        <button onClick={change}>Change</button>
        <DataGrid
          rows={rows}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </>
    );
  }
  const screen = await render(<Both />);
  await screen.getByRole('button', {name: 'Change'}).click();
  await expect.element(screen.getByText(/^1–50 of/)).toBeVisible();
});
