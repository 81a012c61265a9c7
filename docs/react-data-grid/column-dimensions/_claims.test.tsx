import {DataGrid, type GridApi} from '@mui/x-data-grid';
import {DataGridPro, type GridApi as GridApiPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
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
