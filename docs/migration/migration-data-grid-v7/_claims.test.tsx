import {
  DataGrid,
  gridClasses,
  gridFilteredRowsLookupSelector,
  type GridRowSelectionModel,
  Toolbar,
  useGridApiRef,
} from '@mui/x-data-grid';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import * as gridPro from '@mui/x-data-grid-pro';
import {DataGridPro, GridGetRowsError, type GridRowId} from '@mui/x-data-grid-pro';
import {LicenseInfo} from '@mui/x-license';
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

claim(
  'selection-in-trees',
  'a parent selects its children, unless rowSelectionPropagation is off',
  async () => {
    const places = [
      {id: 1, name: 'Tea'},
      {id: 2, name: 'Tea/Green'},
      {id: 3, name: 'Tea/Black'},
    ];
    const selectTea = async (props: object) => {
      const models: GridRowSelectionModel[] = [];
      function Tree() {
        const apiRef = gridPro.useGridApiRef();
        return place(
          <>
            <DataGridPro
              rows={places}
              columns={columns}
              treeData
              getTreeDataPath={(row: {name: string}) => row.name.split('/')}
              checkboxSelection
              apiRef={apiRef}
              onRowSelectionModelChange={(model) => models.push(model)}
              {...props}
            />
            <button onClick={() => apiRef.current?.selectRow(1)}>Select tea</button>
            <button onClick={() => apiRef.current?.selectRow(2)}>Select green</button>
            <button onClick={() => apiRef.current?.selectRow(3)}>Select black</button>
          </>,
        );
      }
      const screen = await render(<Tree />);
      const selected = () => [...(models.at(-1)?.ids ?? [])].sort();
      await screen.getByRole('button', {name: 'Select tea'}).click();
      const parent = selected();
      await screen.unmount();
      models.length = 0;
      const other = await render(<Tree />);
      await other.getByRole('button', {name: 'Select green'}).click();
      await other.getByRole('button', {name: 'Select black'}).click();
      const children = selected();
      await other.unmount();
      return {parent, children};
    };
    expect(await selectTea({})).toEqual({parent: [1, 2, 3], children: [1, 2, 3]});
    expect(await selectTea({rowSelectionPropagation: {parents: false, descendants: false}})).toEqual({
      parent: [1],
      children: [2, 3],
    });
  },
);

claim('toolbar', 'the built-in toolbar has the quick filter and no density button', async () => {
  const screen = await render(place(<DataGrid {...grid} showToolbar />));
  const names = () =>
    [...screen.container.querySelectorAll('[role=toolbar] button')].map((button) =>
      button.getAttribute('aria-label'),
    );
  const quickFilter = () => screen.container.querySelector('input');
  await expect.poll(quickFilter).not.toBeNull();
  expect(names()).toEqual(expect.arrayContaining(['Columns', 'Filters', 'Export']));
  expect(names().join(' ')).not.toMatch(/density/i);
  await screen.rerender(
    place(<DataGrid {...grid} showToolbar slotProps={{toolbar: {showQuickFilter: false}}} />),
  );
  await expect.poll(quickFilter).toBeNull();
});

claim('removed-props', 'the grid returns to the first page when sorting or filtering changes', async () => {
  const pages: number[] = [];
  function Pages() {
    const apiRef = useGridApiRef();
    return place(
      <>
        <DataGrid
          rows={Array.from({length: 6}, (_, id) => ({id, name: 'Tea'}))}
          columns={columns}
          apiRef={apiRef}
          pageSizeOptions={[2]}
          initialState={{pagination: {paginationModel: {pageSize: 2}}}}
          onPaginationModelChange={({page}) => pages.push(page)}
        />
        <button onClick={() => apiRef.current?.setPage(1)}>Second page</button>
        <button onClick={() => apiRef.current?.setSortModel([{field: 'name', sort: 'asc'}])}>Sort</button>
        <button onClick={() => apiRef.current?.setQuickFilterValues(['tea'])}>Filter</button>
      </>,
    );
  }
  const screen = await render(<Pages />);
  const press = (name: string) => screen.getByRole('button', {name, exact: true}).click();
  await press('Second page');
  await press('Sort');
  await expect.poll(() => pages).toEqual([1, 0]);
  await press('Second page');
  await press('Filter');
  await expect.poll(() => pages).toEqual([1, 0, 1, 0]);
});

claim('removed-props', 'root is the outer element, main the one with the role of a grid', async () => {
  const {container} = await render(
    place(<DataGrid {...grid} aria-label="Orders" slotProps={{root: {id: 'outer'}, main: {id: 'inner'}}} />),
  );
  await expect.poll(() => container.querySelector('#inner')?.getAttribute('role')).toBe('grid');
  expect(container.querySelector('#inner')?.getAttribute('aria-label')).toBe('Orders');
  expect(container.querySelector('#outer')?.classList.contains('MuiDataGrid-root')).toBe(true);
  expect(container.querySelector('#outer #inner')).not.toBeNull();
});

claim('detail-panels', 'the ids of expanded detail panels are a Set', async () => {
  const seen: unknown[] = [];
  function Orders() {
    const apiRef = gridPro.useGridApiRef();
    return place(
      <>
        <DataGridPro
          {...grid}
          apiRef={apiRef}
          getDetailPanelContent={({row}) => String(row.name)}
          onDetailPanelExpandedRowIdsChange={(ids) => seen.push(ids)}
        />
        <button
          onClick={() => {
            apiRef.current?.setExpandedDetailPanels(new Set<GridRowId>([1]));
            seen.push(apiRef.current?.getExpandedDetailPanels());
            seen.push(gridPro.gridDetailPanelExpandedRowIdsSelector(apiRef));
          }}
        >
          Open
        </button>
      </>,
    );
  }
  const screen = await render(<Orders />);
  await screen.getByRole('button', {name: 'Open'}).click();
  expect(seen).toEqual([new Set([1]), new Set([1]), new Set([1])]);
});

claim(
  'slots',
  'the loading overlay is a linear progress bar above rows, a skeleton without rows',
  async () => {
    const screen = await render(place(<DataGrid {...grid} loading />));
    const shows = () =>
      ['.MuiLinearProgress-root', '.MuiDataGrid-skeletonLoadingOverlay', '.MuiCircularProgress-root'].map(
        (selector) => screen.container.querySelector(selector) !== null,
      );
    await expect.poll(shows).toEqual([true, false, false]);
    await screen.rerender(place(<DataGrid {...grid} rows={[]} loading />));
    await expect.poll(shows).toEqual([false, true, false]);
    const circle = {variant: 'circular-progress', noRowsVariant: 'circular-progress'} as const;
    for (const some of [rows, []]) {
      await screen.rerender(
        place(<DataGrid {...grid} rows={some} loading slotProps={{loadingOverlay: circle}} />),
      );
      await expect.poll(shows).toEqual([false, false, true]);
    }
  },
);

claim(
  'aggregation-and-clipboard',
  'getAggregationPosition gets a group of the depth -1 for the table',
  async () => {
    const depths = new Set<unknown>();
    await render(
      place(
        <DataGridPremium
          rows={[{id: 1, kind: 'Tea', price: 4}]}
          columns={[{field: 'kind'}, {field: 'price', type: 'number'}]}
          initialState={{
            rowGrouping: {model: ['kind']},
            aggregation: {model: {price: 'sum'}},
          }}
          getAggregationPosition={(group) => {
            depths.add(group.depth);
            return group.depth === -1 ? 'footer' : 'inline';
          }}
        />,
      ),
    );
    await expect.poll(() => [...depths].sort()).toEqual([-1, 0]);
  },
);

claim('texts', 'paginationRowsPerPage replaces labelRowsPerPage of MuiTablePagination', async () => {
  const older = {MuiTablePagination: {labelRowsPerPage: 'Older'}};
  const {container} = await render(
    place(
      <DataGrid
        rows={rows}
        columns={columns}
        localeText={{paginationRowsPerPage: 'Orders per page', ...older}}
      />,
    ),
  );
  await expect.poll(() => container.textContent).toContain('Orders per page');
  expect(container.textContent).not.toContain('Older');
});

claim('texts', 'paginationDisplayedRows receives the estimated count', async () => {
  const paginationDisplayedRows = vi.fn(
    ({estimated}: {estimated?: number | undefined}) => `about ${estimated}`,
  );
  const {container} = await render(
    place(
      <DataGrid
        rows={rows}
        columns={columns}
        paginationMode="server"
        rowCount={-1}
        estimatedRowCount={70}
        localeText={{paginationDisplayedRows}}
      />,
    ),
  );
  await expect.poll(() => container.textContent).toContain('about 70');
});

claim('colors-and-classes', 'three classes are gone, main--hiddenContent is there', () => {
  const names = Object.keys(gridClasses);
  for (const gone of [
    ...['detailPanels', 'pinnedColumns', 'pinnedRowsRenderZone', 'main--hasSkeletonLoadingOverlay'],
  ]) {
    expect(names).not.toContain(gone);
  }
  expect(names).toEqual(
    expect.arrayContaining([
      ...['detailPanel', 'cell--pinnedLeft', 'cell--pinnedRight', 'pinnedRows', 'main--hiddenContent'],
    ]),
  );
});

claim('behavior', 'with row grouping, the role of the grid is treegrid', async () => {
  const {container} = await render(
    <>
      {place(<DataGridPremium {...grid} />)}
      {place(<DataGridPremium {...grid} rowGroupingModel={['name']} />)}
    </>,
  );
  const roles = () =>
    [...container.querySelectorAll('.MuiDataGrid-main')].map((main) => main.getAttribute('role'));
  await expect.poll(roles).toEqual(['grid', 'treegrid']);
});

claim('removed-exports', 'these names are gone; LicenseInfo comes from @mui/x-license', () => {
  const names = Object.keys(gridPro);
  for (const gone of [
    ...['LicenseInfo', 'GridSaveAltIcon', 'GridOverlays', 'sanitizeFilterItemValue'],
    ...['useGridApiEventHandler', 'useGridApiOptionHandler', 'selectedGridRowsSelector'],
    ...['selectedGridRowsCountSelector', 'selectedIdsLookupSelector', 'gridRowsDataRowIdToIdLookupSelector'],
  ]) {
    expect(names).not.toContain(gone);
  }
  expect(names).toEqual(
    expect.arrayContaining([
      ...['useGridEvent', 'useGridEventPriority', 'gridRowSelectionIdsSelector'],
      ...['gridRowSelectionCountSelector', 'gridRowSelectionManagerSelector', 'gridRowsLookupSelector'],
    ]),
  );
  expect(typeof LicenseInfo.setLicenseKey).toBe('function');
});
