import {DataGrid, type DataGridProps, type GridApi, type GridRowSelectionModel} from '@mui/x-data-grid';
import {DataGridPro, DataGrid as GridOfAnotherPlan} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const rows = Array.from({length: 101}, (_, id) => ({id, flight: `MX ${id}`, gate: `G${id % 9}`}));
const columns = [
  {field: 'flight', width: 200},
  {field: 'gate', width: 200},
];

for (const [name, Grid, isPro] of [
  ['DataGrid', DataGrid, false],
  ['DataGridPro', DataGridPro, true],
] as const) {
  claim('packages', `${name} ${isPro ? 'drags and sorts several columns' : 'does neither'}`, async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const onSort = vi.fn();
    const onSelection = vi.fn<(model: GridRowSelectionModel) => void>();
    const screen = await render(
      <div style={{height: 400}}>
        <Grid
          rows={rows}
          columns={columns}
          onSortModelChange={onSort}
          onRowSelectionModelChange={onSelection}
        />
      </div>,
    );
    const isDraggable = document.querySelector('.MuiDataGrid-columnHeader [draggable="true"]') !== null;
    expect(isDraggable).toBe(isPro);
    expect(document.querySelector('.MuiTablePagination-root') === null).toBe(isPro);

    await screen.getByText('MX 0', {exact: true}).click();
    await screen.getByText('MX 2', {exact: true}).click({modifiers: ['Control']});
    expect(onSelection.mock.lastCall?.[0].ids.size).toBe(isPro ? 2 : 1);

    await screen.getByRole('columnheader', {name: 'flight'}).click();
    await screen.getByRole('columnheader', {name: 'gate'}).click({modifiers: ['Shift']});
    expect(onSort.mock.lastCall?.[0]).toHaveLength(isPro ? 2 : 1);
  });
}

claim('limits', 'pagination={false} has no effect in DataGrid', async () => {
  const plainJavaScript: object = {pagination: false};
  const screen = await render(<DataGrid rows={rows} columns={columns} {...plainJavaScript} />);
  await expect.element(screen.getByText('1–100 of 101')).toBeVisible();
});

claim('limits', 'only the first entry of sortModel counts in DataGrid, with a console error', async () => {
  const onError = vi.spyOn(console, 'error').mockReturnValue();
  const initialState = {
    sorting: {
      sortModel: [
        {field: 'gate', sort: 'asc' as const},
        {field: 'flight', sort: 'desc' as const},
      ],
    },
  };
  const screen = await render(<DataGrid rows={rows} columns={columns} initialState={initialState} />);
  await expect
    .element(screen.getByRole('columnheader', {name: 'gate'}))
    .toHaveAttribute('aria-sort', 'ascending');
  await expect
    .element(screen.getByRole('columnheader', {name: 'flight'}))
    .toHaveAttribute('aria-sort', 'none');
  expect(onError.mock.calls.flat().join(' ')).toContain('sortModel');
});

const beyondLimits: Record<string, Partial<DataGridProps>> = {
  'a pageSize above 100': {initialState: {pagination: {paginationModel: {pageSize: 101}}}},
  'a rowSelectionModel with several ids': {rowSelectionModel: {type: 'include', ids: new Set([1, 2])}},
};

for (const [what, props] of Object.entries(beyondLimits)) {
  claim('limits', `${what} throws in DataGrid`, async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(render(<DataGrid rows={rows} columns={columns} {...props} />)).rejects.toThrow('MUI X');
  });
}

claim('limits', 'updateRows() with several rows throws in DataGrid', async () => {
  const apiRef = createRef<GridApi>();
  await render(<DataGrid rows={rows} columns={columns} apiRef={apiRef} />);
  expect(() => apiRef.current?.updateRows([{id: 1}, {id: 2}])).toThrow('several rows at once');
});

claim('packages', 'DataGrid of @mui/x-data-grid-pro throws in development', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(<GridOfAnotherPlan />)).rejects.toThrow('You try to import Data Grid');
});
