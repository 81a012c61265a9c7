import {DataGrid} from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {useEffect} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ListActions from './_demos/ListActions';
import ListByWidth from './_demos/ListByWidth';

interface Lamp {
  id: number;
  name: string;
  price: number;
}

const rows: Lamp[] = Array.from({length: 4}, (_, index) => ({
  id: index + 1,
  name: `Lamp ${index + 1}`,
  price: 10 + index,
}));
const columns: GridColDef<Lamp>[] = [
  {field: 'name', width: 150, editable: true},
  {field: 'price', type: 'number', width: 120},
];
const listViewColumn: GridListViewColDef<Lamp> = {
  field: 'card',
  renderCell: ({row}) => `${row.name} for ${row.price}`,
};

let api: GridApiPro | null = null;

function Lamps(props: Partial<DataGridProProps<Lamp>>) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 600, height: 400}}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        {...props}
      />
    </div>
  );
}

/** The rows as they are shown. */
const shown = () => [...document.querySelectorAll('[role=row][data-id]')].map((row) => row.textContent);
const headers = () => document.querySelectorAll('[role=columnheader]').length;

claim('lead', 'the list has one cell per row and no headers; columns sort and export', async () => {
  await render(<Lamps />);
  await expect.poll(() => shown()[0]).toBe('Lamp 1 for 10');
  expect(headers()).toBe(0);
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-colcount')).toBe('1');
  api?.sortColumn('price', 'desc');
  await expect.poll(() => shown()[0]).toBe('Lamp 4 for 13');
  api?.setQuickFilterValues(['Lamp 2']);
  await expect.poll(shown).toEqual(['Lamp 2 for 11']);
});

claim('lead', 'without listViewColumn, the grid warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await render(<Lamps listViewColumn={undefined} />);
  await expect.poll(() => warn.mock.calls.flat().join(' ')).toMatch(/`listViewColumn` prop must be set/);
  expect(headers()).toBe(0);
  await expect.poll(() => shown()[0]).toBe('Lamp 110');
});

claim('responsive', 'sorting and selection stay when the list becomes a table', async () => {
  const screen = await render(<Lamps />);
  await userEvent.click(screen.getByText('Lamp 2 for 11'));
  api?.sortColumn('price', 'desc');
  await screen.rerender(<Lamps listView={false} />);
  await expect.poll(headers).toBe(2);
  expect(document.querySelector('[aria-selected=true]')?.getAttribute('data-id')).toBe('2');
  expect(document.querySelector('[role=row][data-id]')?.getAttribute('data-id')).toBe('4');
});

claim('responsive', 'the demo changes with its width', async () => {
  const screen = await render(
    <div style={{width: 800}}>
      <ListByWidth />
    </div>,
  );
  await expect.poll(headers).toBe(4);
  await userEvent.click(screen.getByRole('slider'), {force: true});
  await userEvent.keyboard('{Home}');
  await expect.poll(headers).toBe(0);
});

claim('actions', 'the arrow keys focus the button, and a click selects no row', async () => {
  const screen = await render(<ListActions />);
  await screen.getByRole('button', {name: 'Save Touring bike'}).click();
  await expect
    .element(screen.getByRole('button', {name: 'Save Touring bike'}))
    .toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', {name: 'Save Cargo trailer'})).toHaveFocus();
  expect(document.querySelector('[aria-selected=true]')).toBeNull();
});

claim('height', 'rows are 52 px high by default', async () => {
  await render(<Lamps />);
  await expect.poll(() => document.querySelector('[role=gridcell]')?.clientHeight).toBeGreaterThan(49);
  expect(document.querySelector<HTMLElement>('[role=row][data-id]')?.offsetHeight).toBe(52);
});

claim('accessibility', 'arrow keys move between rows, and Shift with Space selects', async () => {
  const screen = await render(<Lamps />);
  await userEvent.click(screen.getByText('Lamp 1 for 10'));
  await userEvent.keyboard('{ArrowDown}{Shift>} {/Shift}');
  await expect
    .poll(() =>
      [...document.querySelectorAll('[aria-selected=true]')].map((row) => row.getAttribute('data-id')),
    )
    .toEqual(['1', '2']);
});

claim('limitations', 'checkboxes and toggles of detail panels do not appear', async () => {
  await render(<Lamps checkboxSelection rowReordering getDetailPanelContent={() => <p>More</p>} />);
  await expect.poll(() => shown().length).toBe(4);
  expect(document.querySelectorAll('[role=row][data-id="1"] [role=gridcell]')).toHaveLength(1);
  expect(document.querySelector('input[type=checkbox], [aria-label=Expand]')).toBeNull();
});

claim(
  'limitations',
  'the CSV export has the list column without values, and all columns on demand',
  async () => {
    await render(<Lamps rows={rows.slice(0, 1)} />);
    await expect.poll(shown).toEqual(['Lamp 1 for 10']);
    expect(api?.getDataAsCsv().trim()).toBe('card');
    expect(api?.getDataAsCsv({allColumns: true})).toBe('name,price\r\nLamp 1,10');
  },
);

claim('limitations', 'DataGrid ignores listView', async () => {
  const list = {listView: true, listViewColumn};
  await render(
    <div style={{width: 600, height: 400}}>
      <DataGrid rows={rows} columns={columns} {...list} />
    </div>,
  );
  await expect.poll(headers).toBe(2);
});

claim('limitations', 'copying a row copies nothing', async () => {
  const copied = vi.fn();
  const screen = await render(<Lamps onClipboardCopy={copied} />);
  await userEvent.click(screen.getByText('Lamp 2 for 11'));
  await userEvent.keyboard('{Control>}c{/Control}');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(copied).not.toHaveBeenCalled();
});

claim(
  'responsive',
  'with the field of a column, cells can be clicked after the list becomes a table',
  async () => {
    const withField = {...listViewColumn, field: 'name'};
    const screen = await render(<Lamps listViewColumn={withField} />);
    await userEvent.click(screen.getByText('Lamp 2 for 11'));
    await screen.rerender(<Lamps listViewColumn={withField} listView={false} />);
    await expect.poll(headers).toBe(2);
    await userEvent.click(screen.getByText('Lamp 3'));
    await expect.element(screen.getByRole('gridcell', {name: 'Lamp 3'})).toHaveFocus();
  },
);
