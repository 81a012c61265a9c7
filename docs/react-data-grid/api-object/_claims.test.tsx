import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {createRef, useEffect} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const rows = Array.from({length: 250}, (_, id) => ({id, seat: `S${id}`, price: id % 7}));
const columns: GridColDef[] = [{field: 'seat'}, {field: 'price', type: 'number'}];

function Seats(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 500, height: 400}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const firstRow = () => document.querySelector('[role=row][data-id]')?.getAttribute('data-id');
const scrollTop = () => document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop;

function Parent({isShown, onEffect}: {isShown: boolean; onEffect: (isNull: boolean) => void}) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    onEffect(apiRef.current === null);
  }, [apiRef, isShown, onEffect]);
  return isShown ? <Seats apiRef={apiRef} /> : null;
}

claim('outside', 'the ref is null in an effect unless the same component renders the grid', async () => {
  const onEffect = vi.fn();
  const screen = await render(<Parent isShown={false} onEffect={onEffect} />);
  expect(onEffect).toHaveBeenLastCalledWith(true);
  await screen.rerender(<Parent isShown onEffect={onEffect} />);
  expect(onEffect).toHaveBeenLastCalledWith(false);
  await screen.rerender(<Parent isShown={false} onEffect={onEffect} />);
  expect(onEffect).toHaveBeenLastCalledWith(true);
});

claim('outside', 'a ref on two grids has the methods of one', async () => {
  const apiRef = createRef<GridApi>();
  await render(
    <>
      <Seats apiRef={apiRef} rows={rows.slice(0, 3)} />
      <Seats apiRef={apiRef} rows={rows.slice(0, 8)} />
    </>,
  );
  expect(apiRef.current?.getRowsCount()).toBe(8);
});

function FiltersWhileRendering({price}: {price: number}) {
  const apiRef = useGridApiRef();
  apiRef.current?.setFilterModel({items: [{field: 'price', operator: '=', value: String(price)}]});
  return <Seats apiRef={apiRef} />;
}

claim('outside', 'React reports a method that is called while rendering', async () => {
  const onError = vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(<FiltersWhileRendering price={1} />);
  await screen.rerender(<FiltersWhileRendering price={2} />);
  await expect
    .poll(() => onError.mock.calls.flat().join(' '))
    .toContain('while rendering a different component');
});

function FollowingPage() {
  return <p>Follows: {useGridSelector(useGridApiContext(), gridPageSelector)}</p>;
}

function Footer() {
  return (
    <>
      <p>Stays: {gridPageSelector(useGridApiContext())}</p>
      <FollowingPage />
    </>
  );
}

claim('inside', 'only useGridSelector() renders the component again', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(<Seats apiRef={apiRef} slots={{footer: Footer}} />);
  apiRef.current?.setPage(1);
  await expect.element(screen.getByText('Follows: 1')).toBeVisible();
  await expect.element(screen.getByText('Stays: 0')).toBeVisible();
});

function SelectsOutside() {
  const ids = gridExpandedSortedRowIdsSelector(useGridApiRef());
  return <p>{ids.length}</p>;
}

claim('inside', 'outside the grid, the context and selectors before the mount throw', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(<FollowingPage />)).rejects.toThrow('Could not find the Data Grid context');
  await expect(render(<SelectsOutside />)).rejects.toThrow('null');
});

claim('callbacks', 'model callbacks have details.api, event callbacks in DataGridPro only', async () => {
  const onDetails = vi.fn<(hasApi: boolean) => void>();
  const callbacks = {
    onRowClick: (_params: unknown, _event: unknown, details: object) => onDetails('api' in details),
    onSortModelChange: (_model: unknown, details: object) => onDetails('api' in details),
  };
  for (const [isPro, Grid] of [
    [false, DataGrid],
    [true, DataGridPro],
  ] as const) {
    const screen = await render(
      <div style={{height: 300}}>
        <Grid rows={rows} columns={columns} {...callbacks} />
      </div>,
    );
    onDetails.mockClear();
    await screen.getByText('S1', {exact: true}).click();
    await screen.getByRole('columnheader', {name: 'seat'}).click();
    expect(onDetails.mock.calls).toEqual([[isPro], [true]]);
    await screen.unmount();
  }
});

claim('rows', 'updateRows() with several rows throws in DataGrid', async () => {
  const apiRef = createRef<GridApi>();
  await render(<Seats apiRef={apiRef} />);
  apiRef.current?.updateRows([{id: 999, seat: 'New'}]);
  expect(apiRef.current?.getRowsCount()).toBe(251);
  expect(() => apiRef.current?.updateRows([{id: 1}, {id: 2}])).toThrow('several rows at once');
});

claim('prop-or-method', 'a method on a controlled part only calls the callback', async () => {
  const apiRef = createRef<GridApi>();
  const onModel = vi.fn();
  const byPrice = [{field: 'price', sort: 'desc' as const}];
  await render(<Seats apiRef={apiRef} sortModel={[]} onSortModelChange={onModel} />);
  apiRef.current?.setSortModel(byPrice);
  expect(onModel).toHaveBeenCalledWith(byPrice, expect.anything());
  expect(apiRef.current?.getSortModel()).toEqual([]);
});

claim('other-page', 'rowIndex counts over all pages, and scrolls on its own page only', async () => {
  const apiRef = createRef<GridApi>();
  await render(<Seats apiRef={apiRef} />);
  expect(apiRef.current?.scrollToIndexes({rowIndex: 150})).toBe(false);
  expect(scrollTop()).toBe(0);
  apiRef.current?.setPage(1);
  requestAnimationFrame(() => apiRef.current?.scrollToIndexes({rowIndex: 150}));
  await expect.poll(scrollTop).toBeGreaterThan(2000);
  expect(apiRef.current?.getRowIndexRelativeToVisibleRows(150)).toBe(50);
});

claim('limits', 'a method changes the state at once, and the page later', async () => {
  const apiRef = createRef<GridApi>();
  await render(<Seats apiRef={apiRef} />);
  apiRef.current?.setSortModel([{field: 'seat', sort: 'desc'}]);
  expect(apiRef.current?.getSortedRowIds()[0]).toBe(99);
  expect(firstRow()).toBe('0');
  await expect.poll(firstRow).toBe('99');
});
