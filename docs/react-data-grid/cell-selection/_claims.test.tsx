import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import {useEffect} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import FillRange from './_demos/FillRange';
import SelectColumn from './_demos/SelectColumn';
import SelectionSummary from './_demos/SelectionSummary';

interface Tide {
  id: number;
  port: string;
  low: number;
  high: number;
}

const rows: Tide[] = Array.from({length: 6}, (_, index) => ({
  id: index + 1,
  port: `Port ${index + 1}`,
  low: index,
  high: 10 + index,
}));
const columns: GridColDef<Tide>[] = [
  {field: 'port', width: 150, editable: true},
  {field: 'low', type: 'number', width: 120},
  {field: 'high', type: 'number', width: 120},
];

let api: GridApiPremium | null = null;

function Tides(props: Partial<DataGridPremiumProps<Tide>>) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 700, height: 420}}>
      <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} cellSelection {...props} />
    </div>
  );
}

const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${field} in row ${id}`);
  return found;
};

/** The selected cells, `1/low`. */
const selected = () => api?.getSelectedCellsAsArray().map(({id, field}) => `${id}/${field}`);
const selectedRows = () => document.querySelectorAll('[role=row][aria-selected=true]').length;

claim('lead', 'a click, Shift and Ctrl with a click, and dragging select cells', async () => {
  await render(<Tides />);
  await userEvent.click(cell(2, 'port'));
  await expect.poll(selected).toEqual(['2/port']);
  expect(selectedRows()).toBe(1);
  await userEvent.click(cell(3, 'low'), {modifiers: ['Shift']});
  await expect.poll(selected).toEqual(['2/port', '2/low', '3/port', '3/low']);
  await userEvent.click(cell(5, 'high'), {modifiers: ['Control']});
  await userEvent.click(cell(2, 'port'), {modifiers: ['Control']});
  await expect.poll(selected).toEqual(['2/low', '3/port', '3/low', '5/high']);
  expect(api?.getCellSelectionModel()[2]).toEqual({port: false, low: true});
  await userEvent.dragAndDrop(cell(4, 'low'), cell(5, 'high'));
  await expect.poll(selected).toEqual(['4/low', '4/high', '5/low', '5/high']);
});

claim('lead', 'with disableRowSelectionOnClick, a click selects no row', async () => {
  await render(<Tides disableRowSelectionOnClick />);
  await userEvent.click(cell(2, 'port'));
  await expect.poll(selected).toEqual(['2/port']);
  expect(selectedRows()).toBe(0);
});

claim('control', 'with only cellSelectionModel, users cannot change the selection', async () => {
  const onChange = vi.fn<(model: GridCellSelectionModel) => void>();
  await render(<Tides cellSelectionModel={{1: {port: true}}} onCellSelectionModelChange={onChange} />);
  await userEvent.click(cell(3, 'low'));
  await expect.poll(() => onChange.mock.calls.at(-1)?.[0]).toEqual({3: {low: true}});
  expect(selected()).toEqual(['1/port']);
});

claim('control', 'initialState selects cells, and exportState() does not contain them', async () => {
  await render(<Tides initialState={{cellSelection: {1: {low: true}}}} />);
  await expect.poll(selected).toEqual(['1/low']);
  expect(api?.exportState()).not.toHaveProperty('cellSelection');
});

claim('read', 'the methods return the new selection in onCellSelectionModelChange', async () => {
  const screen = await render(<SelectionSummary />);
  await userEvent.click(cell(1, 'q1'));
  await userEvent.click(cell(2, 'q2'), {modifiers: ['Shift']});
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sum: 1403, average: 351');
});

claim('read', 'getSelectedCellsAsArray() returns the cells of the current page', async () => {
  await render(
    <Tides
      pagination
      pageSizeOptions={[3]}
      initialState={{
        pagination: {paginationModel: {page: 0, pageSize: 3}},
        cellSelection: {1: {low: true}, 4: {low: true}},
      }}
    />,
  );
  await expect.poll(selected).toEqual(['1/low']);
  expect(Object.keys(api?.getCellSelectionModel() ?? {})).toEqual(['1', '4']);
});

claim('select-column', 'a click on a header selects its cells', async () => {
  await render(<SelectColumn />);
  await userEvent.click(document.querySelector('[role=columnheader][data-field=vans]') ?? document.body);
  await expect
    .poll(() => [...document.querySelectorAll('.MuiDataGrid-cell.Mui-selected')].map((e) => e.textContent))
    .toEqual(['12', '5', '21']);
});

claim('fill', 'the button fills the selected cells with the first one of each row', async () => {
  const screen = await render(<FillRange />);
  await userEvent.click(cell(1, 'week1'));
  await userEvent.click(cell(2, 'week3'), {modifiers: ['Shift']});
  await screen.getByRole('button', {name: 'Fill right'}).click();
  await expect.poll(() => cell(1, 'week3').textContent).toBe('6');
  expect(cell(2, 'week2').textContent).toBe('2');
  expect(cell(3, 'week1').textContent).toBe('0');
});

claim('accessibility', 'Shift and arrows extend; the focus stays; other keys that move clear', async () => {
  await render(<Tides />);
  await userEvent.click(cell(2, 'port'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  await expect.poll(selected).toEqual(['2/port', '2/low', '3/port', '3/low']);
  await expect.element(cell(2, 'port')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(selected()).toHaveLength(4);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(selected).toEqual([]);
});

claim('limitations', 'after sorting, the same cells are selected', async () => {
  await render(<Tides />);
  await userEvent.click(cell(1, 'low'));
  api?.sortColumn('low', 'desc');
  await expect.poll(() => document.querySelector('[role=row][data-id]')?.getAttribute('data-id')).toBe('6');
  expect(selected()).toEqual(['1/low']);
});
