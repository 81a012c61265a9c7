import {
  DataGrid,
  gridRowSelectionCountSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const rows = Array.from({length: 40}, (_, id) => ({id, title: `Film ${id}`, year: 1990 + id}));
const columns: GridColDef[] = [
  {field: 'title', width: 150},
  {field: 'year', type: 'number'},
];

function Films(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 500, height: 400}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const sortOf = (field: string) =>
  document.querySelector(`[role=columnheader][data-field="${field}"]`)?.getAttribute('aria-sort');

claim('row-id', 'a row without an id throws, two rows with the same do not', async () => {
  const onError = vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(<Films rows={[{title: 'A'}]} />)).rejects.toThrow('unique `id` property');
  onError.mockClear();
  const twins = [
    {id: 1, title: 'First'},
    {id: 1, title: 'Last'},
  ];
  const screen = await render(<Films rows={twins} />);
  await expect.poll(() => screen.getByText('Last').elements().length).toBe(2);
  await expect.element(screen.getByText('First')).not.toBeInTheDocument();
  expect(onError.mock.calls.flat().join(' ')).toContain('two children with the same key');
});

claim('dates', 'a string in a date column throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const dates = {rows: [{id: 1, day: '2025-01-01'}], columns: [{field: 'day', type: 'date'} as const]};
  await expect(render(<Films {...dates} />)).rejects.toThrow('only accepts `Date` objects as values');
});

claim('initial-state', 'a pageSize outside the options warns and removes the selector', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await render(<Films initialState={{pagination: {paginationModel: {pageSize: 10}}}} />);
  await expect.poll(() => warn.mock.calls.flat().join(' ')).toContain('not present in the `pageSizeOptions`');
  expect(document.querySelector('.MuiTablePagination-select')).toBeNull();
});

claim('initial-state', 'an operator that the type lacks throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const items = [{field: 'year', operator: 'contains', value: '19'}];
  const initialState = {filter: {filterModel: {items}}};
  await expect(render(<Films initialState={initialState} />)).rejects.toThrow('No filter operator found');
});

claim('initial-state', 'later changes have no effect, nor have clicks with only the model', async () => {
  const sorted = (sort: 'asc' | 'desc') => ({sorting: {sortModel: [{field: 'year', sort}]}});
  const screen = await render(<Films initialState={sorted('desc')} />);
  await screen.rerender(<Films initialState={sorted('asc')} />);
  expect(sortOf('year')).toBe('descending');
  await screen.rerender(<Films key="controlled" sortModel={[]} />);
  await screen.getByRole('columnheader', {name: 'title'}).click();
  expect(sortOf('title')).toBe('none');
});

claim('selection', 'selecting all rows sets exclude with an empty Set, or include on demand', async () => {
  const onModel = vi.fn<(model: GridRowSelectionModel) => void>();
  const apiRef = createRef<GridApi>();
  const grid = (isIncluded: boolean) => (
    <Films
      key={String(isIncluded)}
      apiRef={apiRef}
      checkboxSelection
      disableRowSelectionExcludeModel={isIncluded}
      onRowSelectionModelChange={onModel}
    />
  );
  const screen = await render(grid(false));
  await screen.getByRole('checkbox', {name: 'Select all rows'}).click();
  expect(onModel).toHaveBeenLastCalledWith({type: 'exclude', ids: new Set()}, expect.anything());
  expect(gridRowSelectionCountSelector(apiRef)).toBe(40);
  await screen.rerender(grid(true));
  await screen.getByRole('checkbox', {name: 'Select all rows'}).click();
  expect(onModel.mock.lastCall?.[0].type).toBe('include');
  expect(onModel.mock.lastCall?.[0].ids.size).toBe(40);
});

claim('server', 'a new data source object fetches again', async () => {
  const getRows = vi.fn(() => Promise.resolve({rows, rowCount: 40}));
  const pagination = {pagination: {rowCount: 0}};
  const first = {getRows};
  const screen = await render(<Films rows={undefined} dataSource={first} initialState={pagination} />);
  await expect.element(screen.getByText('Film 3', {exact: true})).toBeVisible();
  await screen.rerender(<Films rows={undefined} dataSource={first} initialState={pagination} />);
  expect(getRows).toHaveBeenCalledTimes(1);
  await screen.rerender(<Films rows={undefined} dataSource={{getRows}} initialState={pagination} />);
  await expect.poll(() => getRows.mock.calls.length).toBe(2);
});
