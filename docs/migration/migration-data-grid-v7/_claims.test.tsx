import {
  DataGrid,
  gridFilteredRowsLookupSelector,
  type GridRowSelectionModel,
  Toolbar,
  useGridApiRef,
} from '@mui/x-data-grid';
import {DataGridPro, GridGetRowsError} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const rows = [
  {id: 1, name: 'Tea'},
  {id: 2, name: 'Coffee'},
];
const columns = [{field: 'name'}];
const grid = {rows, columns, hideFooter: true};
const place = (children: React.ReactNode) => <div style={{width: 500, height: 320}}>{children}</div>;

claim(
  'row-selection',
  'the checkbox in the header sets the type exclude, unless the grid is told not to',
  async () => {
    const models: GridRowSelectionModel[] = [];
    const onChange = (model: GridRowSelectionModel) => models.push(model);
    const first = await render(
      place(<DataGrid {...grid} checkboxSelection onRowSelectionModelChange={onChange} />),
    );
    await first.getByRole('checkbox', {name: 'Select all rows'}).click();
    await first.unmount();
    const second = await render(
      place(
        <DataGrid
          {...grid}
          checkboxSelection
          disableRowSelectionExcludeModel
          onRowSelectionModelChange={onChange}
        />,
      ),
    );
    await second.getByRole('checkbox', {name: 'Select all rows'}).click();
    expect(models.map(({type, ids}) => [type, ids.size])).toEqual([
      ['exclude', 0],
      ['include', 2],
    ]);
  },
);

claim('toolbar', 'slots.toolbar alone displays no toolbar', async () => {
  const Bar = () => <Toolbar>Orders of May</Toolbar>;
  const screen = await render(place(<DataGrid {...grid} slots={{toolbar: Bar}} />));
  await expect.element(screen.getByRole('grid')).toBeVisible();
  expect(screen.container.textContent).not.toContain('Orders of May');
  await screen.rerender(place(<DataGrid {...grid} slots={{toolbar: Bar}} showToolbar />));
  await expect.element(screen.getByText('Orders of May')).toBeVisible();
});

claim('api-object', 'the API object is null until the grid has rendered', async () => {
  const seen: boolean[] = [];
  function Page() {
    const apiRef = useGridApiRef();
    seen.push(apiRef.current === null);
    return place(
      <>
        <DataGrid {...grid} apiRef={apiRef} />
        <button onClick={() => seen.push(apiRef.current === null)}>Look</button>
      </>,
    );
  }
  const screen = await render(<Page />);
  await screen.getByRole('button', {name: 'Look'}).click();
  expect([seen[0], seen.at(-1)]).toEqual([true, false]);
});

claim('removed-props', 'data attributes reach the grid through slotProps only', async () => {
  const attribute = {'data-testid': 'orders'};
  const {container} = await render(
    <>
      {place(<DataGrid {...grid} {...attribute} />)}
      {place(<DataGrid {...grid} slotProps={{root: attribute}} />)}
    </>,
  );
  await expect.poll(() => container.querySelectorAll('.MuiDataGrid-root').length).toBe(2);
  expect(container.querySelectorAll('[data-testid=orders]').length).toBe(1);
});

claim('data-source-errors', 'the callback receives one error, with the request in it', async () => {
  const onDataSourceError = vi.fn<(...args: unknown[]) => void>();
  await render(
    place(
      <DataGridPro
        columns={columns}
        dataSource={{getRows: () => Promise.reject(new Error('No connection'))}}
        onDataSourceError={onDataSourceError}
      />,
    ),
  );
  await expect.poll(() => onDataSourceError.mock.calls.length).toBeGreaterThan(0);
  const [error, ...others] = onDataSourceError.mock.calls[0] ?? [];
  expect(error).toBeInstanceOf(GridGetRowsError);
  expect(error).toMatchObject({message: 'No connection', params: {sortModel: []}});
  expect(others).toEqual([]);
});

claim('selectors', 'the lookup of filtered rows holds only rows that do not pass', async () => {
  const lookups: unknown[] = [];
  function Page() {
    const apiRef = useGridApiRef();
    return place(
      <>
        <DataGrid
          {...grid}
          apiRef={apiRef}
          initialState={{
            filter: {filterModel: {items: [{field: 'name', operator: 'equals', value: 'Tea'}]}},
          }}
        />
        <button onClick={() => lookups.push(gridFilteredRowsLookupSelector(apiRef))}>Look</button>
      </>,
    );
  }
  const screen = await render(<Page />);
  await screen.getByRole('button', {name: 'Look'}).click();
  expect(lookups).toEqual([{2: false}]);
});

claim('behavior', 'a click on a selected row deselects it', async () => {
  const sizes: number[] = [];
  const screen = await render(
    place(<DataGrid {...grid} onRowSelectionModelChange={({ids}) => sizes.push(ids.size)} />),
  );
  await screen.getByText('Tea').click();
  await screen.getByText('Tea').click();
  expect(sizes).toEqual([1, 0]);
});
