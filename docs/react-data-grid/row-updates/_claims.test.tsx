import {DataGrid, useGridApiRef, type GridApi, type GridColDef} from '@mui/x-data-grid';
import {DataGridPro, type GridApiPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {createRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';

interface Person {
  id: number;
  name: string;
}

const names = ['Ada', 'Bea', 'Cyd', 'Dan'];
const makeRows = (): Person[] => names.map((name, index) => ({id: index + 1, name}));
const columns = [{field: 'name', width: 200}];

/** Each row has a button that removes it: at once, after a moment, or with the focus set afterwards. */
function Removal({how}: {how: 'at once' | 'later' | 'with focus'}) {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(makeRows);

  const remove = (id: number) => setRows((current) => current.filter((row) => row.id !== id));
  const onClick = (id: number) => {
    if (how === 'later') {
      setTimeout(remove, 10, id);
    } else if (how === 'with focus') {
      flushSync(() => remove(id));
      apiRef.current?.setCellFocus(id + 1, 'remove');
    } else {
      remove(id);
    }
  };
  const withButton: GridColDef<Person>[] = [
    ...columns,
    {
      field: 'remove',
      renderCell: ({row, tabIndex}) => (
        <button tabIndex={tabIndex} onClick={() => onClick(row.id)}>
          Remove {row.name}
        </button>
      ),
    },
  ];

  return <DataGrid apiRef={apiRef} rows={rows} columns={withButton} />;
}

claim('change-your-state', 'in development, rows.push() after the render throws a TypeError', async () => {
  const rows = makeRows();
  await render(<DataGrid rows={rows} columns={columns} />);
  expect(() => rows.push({id: 5, name: 'Eve'})).toThrow(TypeError);
});

claim('change-your-state', 'a change inside a row object does not show by itself', async () => {
  const rows = makeRows();
  const screen = await render(<DataGrid rows={rows} columns={columns} />);
  Object.assign(rows[0] ?? {}, {name: 'Zoe'});
  await screen.rerender(<DataGrid rows={rows} columns={columns} />);
  await expect.element(screen.getByRole('gridcell', {name: 'Ada'})).toBeVisible();
});

claim('choose-a-way', 'the next rows array replaces what updateRows() has changed', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(<DataGrid apiRef={apiRef} rows={makeRows()} columns={columns} />);
  apiRef.current?.updateRows([{id: 1, name: 'Zoe'}]);
  await expect.element(screen.getByRole('gridcell', {name: 'Zoe'})).toBeVisible();
  await screen.rerender(<DataGrid apiRef={apiRef} rows={makeRows()} columns={columns} />);
  await expect.element(screen.getByRole('gridcell', {name: 'Ada'})).toBeVisible();
});

claim(
  'choose-a-way',
  'updateRows() renders the cells of the changed row, a new array all of them',
  async () => {
    const apiRef = createRef<GridApi>();
    const rendered = new Set<unknown>();
    const watched: GridColDef<Person>[] = [
      {field: 'name', width: 200, renderCell: ({id, row}) => (rendered.add(id), row.name)},
    ];
    const rows = makeRows();
    const grid = (current: Person[]) => <DataGrid apiRef={apiRef} rows={current} columns={watched} />;
    const screen = await render(grid(rows));
    rendered.clear();
    apiRef.current?.updateRows([{id: 2, name: 'Bob'}]);
    await expect.element(screen.getByRole('gridcell', {name: 'Bob'})).toBeVisible();
    expect([...rendered]).toEqual([2]);
    // Every other row stays the same object.
    await screen.rerender(grid(rows.map((row) => (row.id === 2 ? {...row, name: 'Bo'} : row))));
    await expect.element(screen.getByRole('gridcell', {name: 'Bo'})).toBeVisible();
    expect([...rendered].sort()).toEqual([1, 2, 3, 4]);
  },
);

claim('change-your-state', 'sorting applies to the changed rows at once', async () => {
  const apiRef = createRef<GridApi>();
  const initialState = {sorting: {sortModel: [{field: 'name', sort: 'asc' as const}]}};
  await render(<DataGrid apiRef={apiRef} rows={makeRows()} columns={columns} initialState={initialState} />);
  apiRef.current?.updateRows([{id: 1, name: 'Zoe'}]);
  await expect.poll(() => apiRef.current?.getSortedRowIds()).toEqual([2, 3, 4, 1]);
});

claim('accessibility', 'removing the focused row in a handler moves the focus to the first row', async () => {
  const screen = await render(<Removal how="at once" />);
  await screen.getByRole('button', {name: 'Remove Cyd'}).click();
  await expect.element(screen.getByRole('gridcell', {name: 'Remove Ada'})).toHaveFocus();
});

claim('accessibility', 'a removal after a request moves the focus to the row that follows', async () => {
  const screen = await render(<Removal how="later" />);
  await screen.getByRole('button', {name: 'Remove Cyd'}).click();
  await expect.element(screen.getByRole('gridcell', {name: 'Remove Dan'})).toHaveFocus();
});

claim('accessibility', 'setCellFocus() after flushSync() keeps the place', async () => {
  const screen = await render(<Removal how="with focus" />);
  await screen.getByRole('button', {name: 'Remove Cyd'}).click();
  await expect.element(screen.getByRole('button', {name: 'Remove Dan'})).toHaveFocus();
});

claim('send-single-changes', 'more than one change in a call throws in DataGrid', async () => {
  const apiRef = createRef<GridApi>();
  await render(<DataGrid apiRef={apiRef} rows={makeRows()} columns={columns} />);
  expect(() => apiRef.current?.updateRows([{id: 1}, {id: 2}])).toThrow(/several rows at once/);
});

claim('send-single-changes', 'an unknown id adds a row at the end', async () => {
  const apiRef = createRef<GridApi>();
  await render(<DataGrid apiRef={apiRef} rows={makeRows()} columns={columns} />);
  apiRef.current?.updateRows([{id: 9, name: 'Eve'}]);
  expect(apiRef.current?.getAllRowIds()).toEqual([1, 2, 3, 4, 9]);
});

claim('live-data', 'throttleRowsMs delays updateRows(), but not a new rows array', async () => {
  const apiRef = createRef<GridApiPro>();
  const grid = (rows: Person[]) => (
    <div style={{height: 400}}>
      <DataGridPro apiRef={apiRef} rows={rows} columns={columns} throttleRowsMs={2000} />
    </div>
  );
  const screen = await render(grid(makeRows()));
  await screen.rerender(grid([...makeRows(), {id: 5, name: 'Eve'}]));
  await expect.element(screen.getByRole('gridcell', {name: 'Eve'})).toBeVisible();
  apiRef.current?.updateRows([{id: 1, name: 'Zoe'}]);
  expect(apiRef.current?.getRow<Person>(1)?.name).toBe('Ada');
  await expect.poll(() => apiRef.current?.getRow<Person>(1)?.name, {timeout: 10_000}).toBe('Zoe');
});
