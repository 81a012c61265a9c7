import {
  DataGrid,
  useGridApiRef,
  type GridApi,
  type GridDataSource,
  type GridInitialState,
  type GridSortModel,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef, useEffect} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import NextVisit from './_demos/NextVisit';

const rows = [
  {id: 1, tool: 'Mower', shed: 'South'},
  {id: 2, tool: 'Chain saw', shed: 'North'},
];
const columns = [
  {field: 'tool', width: 200},
  {field: 'shed', width: 200},
];
const sortedByShed = {sorting: {sortModel: [{field: 'shed', sort: 'asc' as const}]}};

claim('next-visit', 'what is in initialState is exported although nobody touched it', async () => {
  const apiRef = createRef<GridApi>();
  await render(<DataGrid apiRef={apiRef} rows={rows} columns={columns} initialState={sortedByShed} />);
  const state = apiRef.current?.exportState({exportOnlyDirtyModels: true});
  expect(state?.sorting?.sortModel).toEqual([{field: 'shed', sort: 'asc'}]);
  expect(state).not.toHaveProperty('filter');
});

claim(
  'next-visit',
  'the view is saved when the grid leaves the page, and is there at the next visit',
  async () => {
    localStorage.clear();
    const first = await render(<NextVisit />);
    await first.getByRole('columnheader', {name: 'Shed'}).click();
    await first.unmount();

    const second = await render(<NextVisit />);
    await expect
      .element(second.getByRole('columnheader', {name: 'Shed'}))
      .toHaveAttribute('aria-sort', 'ascending');
  },
);

claim('next-visit', 'in the cleanup of an effect, apiRef.current is null already', async () => {
  const seen = vi.fn<(api: GridApi | null) => void>();
  const Grid = () => {
    const apiRef = useGridApiRef();
    useEffect(() => () => seen(apiRef.current), [apiRef]);
    return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
  };
  const screen = await render(<Grid />);
  await screen.unmount();
  await expect.poll(() => seen.mock.lastCall).toEqual([null]);
});

const many = Array.from({length: 250}, (_, id) => ({id, tool: `Tool ${id}`, shed: `Shed ${id % 7}`}));
const thirdPage = {...sortedByShed, pagination: {paginationModel: {page: 2, pageSize: 25}}};

claim('save-and-restore', 'restoreState() with another sorting returns to the first page', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(<DataGrid apiRef={apiRef} rows={many} columns={columns} />);
  apiRef.current?.restoreState(thirdPage);
  await expect.element(screen.getByText('1–25 of 250')).toBeVisible();
  await screen.unmount();
  const again = await render(<DataGrid rows={many} columns={columns} initialState={thirdPage} />);
  await expect.element(again.getByText('51–75 of 250')).toBeVisible();
});

claim('save-and-restore', 'with a dataSource, such a restoreState() fetches twice', async () => {
  const apiRef = createRef<GridApi>();
  const pages: (number | undefined)[] = [];
  const dataSource: GridDataSource = {
    getRows: ({paginationModel}) => {
      pages.push(paginationModel?.page);
      return Promise.resolve({rows: many.slice(0, 25), rowCount: 250});
    },
  };
  const initialState = {pagination: {paginationModel: {page: 0, pageSize: 25}, rowCount: 0}};
  const screen = await render(
    <DataGrid apiRef={apiRef} columns={columns} dataSource={dataSource} initialState={initialState} />,
  );
  await expect.element(screen.getByText('1–25 of 250')).toBeVisible();
  pages.length = 0;
  apiRef.current?.restoreState(thirdPage);
  await expect.poll(() => pages).toEqual([2, 0]);
});

claim('next-visit', 'a column that the saved order lacks comes last', async () => {
  const columnsOfToday = [{field: 'tool'}, {field: 'price'}, {field: 'shed'}];
  const initialState = {columns: {orderedFields: ['shed', 'tool']}};
  await render(<DataGrid rows={rows} columns={columnsOfToday} initialState={initialState} />);
  const headers = [...document.querySelectorAll('[role=columnheader]')];
  expect(headers.map((header) => header.getAttribute('data-field'))).toEqual(['shed', 'tool', 'price']);
});

claim('next-visit', 'an unknown field is ignored, an unknown operator throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const filteredBy = (field: string, operator: string) => ({
    filter: {filterModel: {items: [{field, operator, value: 'x'}]}},
  });
  const unknown = filteredBy('gone', 'contains');
  const screen = await render(<DataGrid rows={rows} columns={columns} initialState={unknown} />);
  await expect.element(screen.getByText('Mower')).toBeVisible();
  await expect(
    render(<DataGrid rows={rows} columns={columns} initialState={filteredBy('tool', 'gone')} />),
  ).rejects.toThrow(/No filter operator found/);
});

claim('control', 'a controlled prop overrides initialState', async () => {
  const apiRef = createRef<GridApi>();
  await render(
    <DataGrid apiRef={apiRef} rows={rows} columns={columns} sortModel={[]} initialState={sortedByShed} />,
  );
  expect(apiRef.current?.getSortModel()).toEqual([]);
});

claim('views', 'parts that the object lacks stay as they are', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(
    <DataGrid apiRef={apiRef} rows={rows} columns={columns} initialState={sortedByShed} />,
  );
  const view: GridInitialState = {columns: {columnVisibilityModel: {tool: false}}};
  apiRef.current?.restoreState(view);
  await expect.element(screen.getByRole('columnheader', {name: 'tool'})).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('columnheader', {name: 'shed'}))
    .toHaveAttribute('aria-sort', 'ascending');
});

claim('control', 'restoreState() calls the callback of a controlled part', async () => {
  const apiRef = createRef<GridApi>();
  const onSortModelChange = vi.fn<(model: GridSortModel) => void>();
  await render(
    <DataGrid
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      sortModel={[]}
      onSortModelChange={onSortModelChange}
    />,
  );
  apiRef.current?.restoreState(sortedByShed);
  await expect.poll(() => onSortModelChange.mock.lastCall?.[0]).toEqual([{field: 'shed', sort: 'asc'}]);
});
