import {DataGrid, GridRowModes, type GridApi} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const columns = [{field: 'ferry', width: 200}];

claim('row-id', 'a row without an id stops the grid', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(<DataGrid rows={[{ferry: 'Aurora'}]} columns={columns} />)).rejects.toThrow(
    /requires all rows to have a unique `id` property/,
  );
});

claim(
  'row-id',
  'of two rows with one id the last is shown twice, and React logs duplicate keys',
  async () => {
    const onError = vi.spyOn(console, 'error').mockReturnValue();
    const rows = [
      {id: 1, ferry: 'Aurora'},
      {id: 1, ferry: 'Borealis'},
    ];
    const screen = await render(<DataGrid rows={rows} columns={columns} />);
    await expect.poll(() => screen.getByText('Borealis').elements()).toHaveLength(2);
    await expect.element(screen.getByText('Aurora')).not.toBeInTheDocument();
    expect(onError.mock.calls[0]?.[0]).toContain('two children with the same key');
  },
);

claim(
  'empty',
  'without rows the grid says "No rows"; when a filter hides all, "No results found."',
  async () => {
    const noFerry = {
      filter: {filterModel: {items: [{field: 'ferry', operator: 'equals', value: 'Corona'}]}},
    };
    const empty = await render(<DataGrid rows={[]} columns={columns} />);
    await expect.element(empty.getByText('No rows', {exact: true})).toBeVisible();
    await empty.unmount();
    const rows = [{id: 1, ferry: 'Aurora'}];
    const filtered = await render(<DataGrid rows={rows} columns={columns} initialState={noFerry} />);
    await expect.element(filtered.getByText('No results found.')).toBeVisible();
  },
);

claim('row-id', 'a new getRowId leaves the ids of the rows as they are', async () => {
  const apiRef = createRef<GridApi>();
  const rows = [{code: 'A', ferry: 'Aurora'}];
  const grid = (getRowId: (row: (typeof rows)[number]) => string) => (
    <DataGrid apiRef={apiRef} rows={rows} columns={columns} getRowId={getRowId} />
  );
  const screen = await render(grid(({code}) => code));
  await screen.rerender(grid(({ferry}) => ferry));
  expect(apiRef.current?.getAllRowIds()).toEqual(['A']);
});

claim('row-id', 'an edit that returns another id adds a row', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(
    <DataGrid
      apiRef={apiRef}
      rows={[{id: 1, ferry: 'Aurora'}]}
      columns={[{field: 'ferry', width: 200, editable: true}]}
      processRowUpdate={(row) => ({...row, id: 2})}
    />,
  );
  await screen.getByText('Aurora').dblClick();
  await userEvent.keyboard('!{Enter}');
  await expect.poll(() => apiRef.current?.getAllRowIds()).toEqual([1, 2]);
});

claim('row-id', 'the id of no row throws in getCellParams() and in rowModesModel', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const apiRef = createRef<GridApi>();
  const props = {rows: [{id: 1, ferry: 'Aurora'}], columns};
  await render(<DataGrid apiRef={apiRef} {...props} />);
  expect(() => apiRef.current?.getCellParams(9, 'ferry')).toThrow('No row with id #9 found');
  expect(apiRef.current?.getRow(9)).toBeNull();
  const model = {9: {mode: GridRowModes.Edit as const}};
  await expect(render(<DataGrid {...props} editMode="row" rowModesModel={model} />)).rejects.toThrow(
    'No row with id #9 found',
  );
});

claim('nested-data', 'a path as field reads nothing', async () => {
  const rows = [{id: 1, ferry: {name: 'Aurora'}}];
  const nested = [
    {field: 'ferry.name', width: 200},
    {field: 'ferry', width: 200},
  ];
  const screen = await render(<DataGrid rows={rows} columns={nested} />);
  await expect.element(screen.getByText('[object Object]')).toBeVisible();
  await expect.element(screen.getByText('Aurora')).not.toBeInTheDocument();
});

claim('empty', 'rows={data ?? []} is read on each render, rows left out are not', async () => {
  const apiRef = createRef<GridApi>();
  const onRows = vi.fn();
  const grid = (rows?: object[]) => <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
  const screen = await render(grid());
  apiRef.current?.subscribeEvent('rowsSet', onRows);
  await screen.rerender(grid());
  expect(onRows).toHaveBeenCalledTimes(0);
  await screen.rerender(grid([]));
  await screen.rerender(grid([]));
  expect(onRows).toHaveBeenCalledTimes(2);
});
