import {
  DataGrid,
  useGridApiRef,
  type GridApi,
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
