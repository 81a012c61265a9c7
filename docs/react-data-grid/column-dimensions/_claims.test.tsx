import {
  DataGrid,
  useGridApiRef,
  type GridApi,
  type GridAutosizeOptions,
  type GridColDef,
} from '@mui/x-data-grid';
import {DataGridPro, type GridApi as GridApiPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {createRef, useEffect, useState} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const rows = [
  {id: 1, bird: 'Wren', note: 'At the pond'},
  {id: 2, bird: 'Great spotted woodpecker', note: 'Heard'},
];
const columns = [
  {field: 'bird', width: 150},
  {field: 'note', width: 150},
];

function inBox(grid: React.ReactElement) {
  return <div style={{height: 300, width: 700}}>{grid}</div>;
}

claim('fit-to-content', 'a double-click on the separator takes autosizeOptions, except columns', async () => {
  const apiRef = createRef<GridApi>();
  await render(
    inBox(
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        autosizeOptions={{columns: ['note'], expand: true}}
      />,
    ),
  );
  const separator = document.querySelector('[data-field="bird"] .MuiDataGrid-columnSeparator');
  if (!separator) throw new Error('no separator');
  await userEvent.dblClick(separator);
  await expect.poll(() => apiRef.current?.getColumn('bird').computedWidth).toBe(548);
  expect(apiRef.current?.getColumn('note').computedWidth).toBe(150);
});

claim('fit-to-content', 'autosizeColumns() takes its argument only, not autosizeOptions', async () => {
  const apiRef = createRef<GridApi>();
  await render(
    inBox(<DataGrid apiRef={apiRef} rows={rows} columns={columns} autosizeOptions={{columns: ['note']}} />),
  );
  await apiRef.current?.autosizeColumns();
  expect(apiRef.current?.getColumn('bird').computedWidth).not.toBe(150);
});

claim('fit-to-content', 'the width of header filters counts with includeHeaderFilters only', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const apiRef = createRef<GridApiPro>();
  await render(inBox(<DataGridPro apiRef={apiRef} rows={rows} columns={columns} headerFilters />));
  await apiRef.current?.autosizeColumns();
  const without = apiRef.current?.getColumn('note').computedWidth ?? 0;
  await apiRef.current?.autosizeColumns({includeHeaderFilters: true});
  expect(apiRef.current?.getColumn('note').computedWidth).toBeGreaterThan(without + 50);
});

claim('fit-at-the-start', 'autosizeOnMount does not follow rows that arrive later', async () => {
  const apiRef = createRef<GridApi>();
  const options = {includeHeaders: false};
  const grid = (shown: typeof rows) =>
    inBox(
      <DataGrid apiRef={apiRef} rows={shown} columns={columns} autosizeOnMount autosizeOptions={options} />,
    );
  const screen = await render(grid([]));
  await expect.poll(() => apiRef.current?.getColumn('bird').computedWidth).toBe(50);
  await screen.rerender(grid(rows));
  await expect.element(screen.getByText('Great spotted woodpecker')).toBeVisible();
  expect(apiRef.current?.getColumn('bird').computedWidth).toBe(50);
});

function Fetched({options}: {options?: GridAutosizeOptions}) {
  const apiRef = useGridApiRef();
  const [found, setFound] = useState<typeof rows>([]);

  useEffect(() => {
    const timeout = setTimeout(() => setFound(rows), 50);
    return () => clearTimeout(timeout);
  }, []);

  useEffect(() => {
    if (found.length > 0) void apiRef.current?.autosizeColumns(options);
  }, [apiRef, found, options]);

  return inBox(<DataGrid apiRef={apiRef} rows={found} columns={columns} />);
}

const headerWidth = (field: string) =>
  document.querySelector(`[role=columnheader][data-field=${field}]`)?.getBoundingClientRect().width ?? 0;
const everything = {includeOutliers: true};
const inView = {includeOutliers: true, disableColumnVirtualization: false};

claim('fit-after-fetch', 'autosizeColumns() in an effect of the rows fits the new rows', async () => {
  await render(<Fetched options={everything} />);
  await expect.poll(() => headerWidth('bird')).toBeGreaterThan(170);
  expect(headerWidth('note')).toBeLessThan(120);
});

claim('fit-after-fetch', 'with disableColumnVirtualization: false it misses the new rows', async () => {
  await render(<Fetched options={inView} />);
  await expect.poll(() => headerWidth('bird')).toBeLessThan(100);
});

claim('limit-the-width', 'minWidth wins over a smaller width', async () => {
  await render(inBox(<DataGrid rows={rows} columns={[{field: 'bird', width: 40}]} />));
  await expect.poll(() => headerWidth('bird')).toBe(50);
});

claim('react-to-resizing', 'a new columns array resets the widths', async () => {
  const apiRef = createRef<GridApi>();
  const grid = (list: GridColDef[]) => inBox(<DataGrid apiRef={apiRef} rows={rows} columns={list} />);
  const screen = await render(grid(columns));
  apiRef.current?.setColumnWidth('bird', 222);
  await expect.poll(() => headerWidth('bird')).toBe(222);
  await screen.rerender(grid(columns));
  expect(headerWidth('bird')).toBe(222);
  await screen.rerender(grid([...columns]));
  await expect.poll(() => headerWidth('bird')).toBe(150);
});

claim('restore-widths', 'setColumnWidth() has no effect on a column with flex', async () => {
  const apiRef = createRef<GridApi>();
  await render(
    inBox(<DataGrid apiRef={apiRef} rows={rows} columns={[{field: 'bird', flex: 1}, {field: 'note'}]} />),
  );
  await expect.poll(() => headerWidth('bird')).toBeGreaterThan(500);
  const before = headerWidth('bird');
  apiRef.current?.setColumnWidth('bird', 200);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(headerWidth('bird')).toBe(before);
});
