import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
import {
  DataGridPro,
  gridVisibleRowsSelector,
  useGridApiContext,
  useGridEvent,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {useState} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

interface Reading {
  id: number;
}

const rows: Reading[] = Array.from({length: 1000}, (_, id) => ({id}));
const columns: GridColDef<Reading>[] = Array.from({length: 60}, (_, index) => ({
  field: `c${index}`,
  width: 100,
  valueGetter: (_value, {id}) => id * index,
}));

function Readings(props: Partial<DataGridProProps<Reading>>) {
  return (
    <div style={{width: 500, height: 400}}>
      <DataGridPro rows={rows} columns={columns} {...props} />
    </div>
  );
}

const renderedRows = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => Number(row.getAttribute('data-id')));
const renderedColumns = () => document.querySelectorAll('[role=columnheader]').length;

function scrollTo(top: number, left = 0) {
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({top, left, behavior: 'instant'});
}

claim('rows', 'without a height all rows are rendered, with autoHeight, too', async () => {
  const few = rows.slice(0, 60);
  const screen = await render(<DataGridPro rows={few} columns={columns.slice(0, 2)} />);
  await expect.poll(() => renderedRows().length).toBe(60);
  await screen.rerender(<Readings rows={few} autoHeight />);
  await expect.poll(() => renderedRows().length).toBe(60);
});

claim('rows', 'the focused row stays rendered, and an arrow key goes back to it', async () => {
  await render(<Readings />);
  await userEvent.click(document.querySelector('[data-id="2"] [data-field=c1]') ?? document.body);
  scrollTo(20_000);
  await expect.poll(() => renderedRows().at(-1)).toBeGreaterThan(380);
  expect(renderedRows()[0]).toBe(2);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id')).toBe('3');
  expect(document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop).toBeLessThan(500);
});

claim('columns', 'pinned columns are all rendered, and so are all columns of automatic rows', async () => {
  const left = columns.slice(0, 40).map(({field}) => field);
  const screen = await render(<Readings pinnedColumns={{left}} />);
  await expect.poll(renderedColumns).toBeGreaterThanOrEqual(40);
  const few: Partial<DataGridProProps<Reading>> = {rows: rows.slice(0, 5), getRowHeight: () => 'auto'};
  await screen.rerender(<Readings key="auto" {...few} />);
  await expect.poll(renderedColumns).toBe(60);
  await screen.rerender(<Readings key="virtual" {...few} virtualizeColumnsWithAutoRowHeight />);
  await expect.poll(renderedColumns).toBeLessThan(12);
});

claim('buffer', 'buffers count at rest; during scrolling 15 rows ahead are rendered', async () => {
  await render(<Readings rowBufferPx={1000} columnBufferPx={0} />);
  // 6 rows in view and 1000 px below.
  await expect.poll(() => renderedRows().length).toBe(26);
  scrollTo(5200);
  await expect.poll(() => renderedRows()[0]).toBe(100);
  expect(renderedRows().length).toBe(21);
  await expect.poll(() => renderedRows().length, {timeout: 5000}).toBe(46);
});

function Note({id}: Reading) {
  const [text, setText] = useState('');
  return <input aria-label={`Note ${id}`} value={text} onChange={({target}) => setText(target.value)} />;
}

claim('state', 'the state of a component in a cell is lost when its row leaves', async () => {
  const screen = await render(
    <Readings columns={[{field: 'note', renderCell: ({row}) => <Note {...row} />}]} />,
  );
  await screen.getByLabelText('Note 1', {exact: true}).fill('abc');
  await userEvent.click(screen.getByRole('columnheader'));
  scrollTo(20_000);
  await expect.poll(() => screen.getByLabelText('Note 1', {exact: true}).query()).toBeNull();
  scrollTo(0);
  await expect.element(screen.getByLabelText('Note 1', {exact: true})).toHaveValue('');
});

const listener = vi.fn();

function ListeningFooter() {
  const apiRef = useGridApiContext();
  useGridEvent(apiRef, 'renderedRowsIntervalChange', ({firstRowIndex, lastRowIndex}) => {
    const {rows: pageRows} = gridVisibleRowsSelector(apiRef);
    listener(pageRows.slice(firstRowIndex, lastRowIndex).map(({id}) => id));
  });
  return null;
}

claim(
  'rendered-rows',
  'the event has indexes in the page, of the first row and behind the last',
  async () => {
    const secondPage = {pagination: {paginationModel: {page: 1, pageSize: 100}}};
    await render(<Readings pagination initialState={secondPage} slots={{footer: ListeningFooter}} />);
    await expect.poll(() => renderedRows()[0]).toBe(100);
    scrollTo(52 * 30);
    await expect.poll(() => renderedRows().at(-1)).toBeGreaterThan(140);
    expect(listener).toHaveBeenLastCalledWith(renderedRows());
  },
);

claim('disable', 'all rows of the page and all columns are rendered', async () => {
  const all: Partial<DataGridProps<Reading>> = {disableVirtualization: true, columns: columns.slice(0, 12)};
  await render(
    <div style={{width: 500, height: 400}}>
      <DataGrid rows={rows} columns={[]} {...all} />
    </div>,
  );
  await expect.poll(() => [renderedRows().length, renderedColumns()]).toEqual([100, 12]);
});
