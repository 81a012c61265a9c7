import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import {useEffect} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import UndoInState from './_demos/UndoInState';

interface Lamp {
  id: number;
  name: string;
  price: number;
}

const rows: Lamp[] = Array.from({length: 6}, (_, index) => ({
  id: index + 1,
  name: `Lamp ${index + 1}`,
  price: 10 + index,
}));
const columns: GridColDef<Lamp>[] = [
  {field: 'name', width: 150, editable: true},
  {field: 'price', type: 'number', width: 120, editable: true},
];

let api: GridApiPremium | null = null;

function Lamps(props: Partial<DataGridPremiumProps<Lamp>>) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 700, height: 420}}>
      <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${field} in row ${id}`);
  return found;
};

const edit = async (id: number, field: string, text: string) => {
  await userEvent.dblClick(cell(id, field));
  await userEvent.keyboard(`{Control>}a{/Control}${text}{Enter}`);
  await expect.poll(() => cell(id, field).querySelector('input')).toBeNull();
};

const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redo = () => userEvent.keyboard('{Control>}y{/Control}');
const text = (id: number, field = 'name') => cell(id, field).textContent;
const canUndo = () => api?.history.canUndo();

claim('lead', 'undo restores an edit and moves the focus; a new edit removes the steps to redo', async () => {
  await render(<Lamps />);
  await edit(1, 'name', 'First');
  await edit(2, 'name', 'Second');
  await undo();
  await expect.poll(() => text(2)).toBe('Lamp 2');
  await expect.element(cell(2, 'name')).toHaveFocus();
  await undo();
  await expect.poll(() => text(1)).toBe('Lamp 1');
  await redo();
  await expect.poll(() => text(1)).toBe('First');
  expect(api?.history.canRedo()).toBe(true);
  await edit(4, 'name', 'Fourth');
  await expect.poll(() => api?.history.canRedo()).toBe(false);
});

claim('state', 'undo does not call processRowUpdate, and fires onUndo with the change', async () => {
  const save = vi.fn((row: Lamp) => row);
  const undone = vi.fn();
  await render(<Lamps processRowUpdate={save} onUndo={undone} />);
  await edit(1, 'name', 'First');
  await undo();
  await expect.poll(() => text(1)).toBe('Lamp 1');
  expect(save).toHaveBeenCalledOnce();
  expect(undone.mock.calls[0]?.[0]).toEqual({
    eventName: 'cellEditStop',
    data: {id: 1, field: 'name', oldValue: 'Lamp 1', newValue: 'First'},
  });
});

claim('state', 'the demo keeps its own state in step, and its history', async () => {
  const screen = await render(<UndoInState />);
  await edit(1, 'adults', '5');
  await edit(2, 'adults', '6');
  await expect.element(screen.getByText('12 adults')).toBeVisible();
  await undo();
  await expect.element(screen.getByText('10 adults')).toBeVisible();
  await undo();
  await expect.element(screen.getByText('7 adults')).toBeVisible();
  await redo();
  await expect.element(screen.getByText('10 adults')).toBeVisible();
});

claim('buttons', 'the grid remembers as many steps as historyStackSize', async () => {
  const screen = await render(<Lamps historyStackSize={2} showToolbar />);
  for (const name of ['a', 'b', 'c']) await edit(1, 'name', name);
  await undo();
  await undo();
  await expect.poll(() => text(1)).toBe('a');
  expect(canUndo()).toBe(false);
  const buttons = () => document.querySelectorAll('[role=toolbar] button').length;
  const before = buttons();
  await screen.rerender(<Lamps historyStackSize={0} showToolbar />);
  await expect.poll(buttons).toBe(before - 2);
});

claim(
  'lost',
  'another page, a filter, or a value that something else changed removes the steps',
  async () => {
    await render(
      <Lamps
        pagination
        pageSizeOptions={[3]}
        initialState={{pagination: {paginationModel: {page: 0, pageSize: 3}}}}
      />,
    );
    const lose = async (name: string, change: () => void) => {
      await edit(1, 'name', name);
      await expect.poll(() => text(1)).toBe(name);
      await expect.poll(canUndo).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 100));
      change();
      await expect.poll(canUndo).toBe(false);
    };
    await lose('First', () => api?.updateRows([{id: 1, name: 'Server'}]));
    await lose('Second', () => api?.setQuickFilterValues(['Lamp 2']));
    api?.setQuickFilterValues([]);
    await expect.poll(() => document.querySelector('[data-id="1"]')).not.toBeNull();
    await lose('Third', () => api?.setPage(1));
  },
);

claim('lost', 'a hidden column, or a rejected edit, is noticed at the undo', async () => {
  await render(
    <Lamps
      processRowUpdate={(row) => {
        if (row.name === 'bad') throw new Error('No');
        return row;
      }}
      onProcessRowUpdateError={() => null}
    />,
  );
  await edit(1, 'name', 'First');
  api?.setColumnVisibility('name', false);
  await expect.poll(() => document.querySelector('[data-id="1"] [data-field=name]')).toBeNull();
  expect(canUndo()).toBe(true);
  expect(await api?.history.undo()).toBe(false);
  expect(api?.getRow<Lamp>(1)?.name).toBe('First');
  api?.setColumnVisibility('name', true);
  await expect.poll(() => document.querySelector('[data-id="2"] [data-field=name]')).not.toBeNull();
  await edit(2, 'name', 'Second');
  await userEvent.dblClick(cell(3, 'name'));
  await userEvent.keyboard('{Control>}a{/Control}bad{Enter}{Escape}');
  await expect.poll(() => text(3)).toBe('Lamp 3');
  expect(await api?.history.undo()).toBe(false);
  expect(text(2)).toBe('Second');
  expect(canUndo()).toBe(false);
});

claim('lost', 'a change elsewhere keeps the steps', async () => {
  await render(<Lamps />);
  await edit(1, 'name', 'First');
  api?.updateRows([
    {id: 1, price: 99},
    {id: 2, name: 'Server'},
  ]);
  api?.sortColumn('price', 'desc');
  await expect.poll(() => text(2)).toBe('Server');
  await userEvent.click(cell(2, 'name'));
  await undo();
  await expect.poll(() => text(1)).toBe('Lamp 1');
});

claim('limitations', 'in an editor and in the search field, the keys undo the grid', async () => {
  const screen = await render(<Lamps showToolbar />);
  await edit(1, 'name', 'First');
  await userEvent.dblClick(cell(2, 'name'));
  await userEvent.keyboard('xyz');
  await undo();
  await expect.poll(() => text(1)).toBe('Lamp 1');
  await userEvent.keyboard('{Escape}');
  await edit(1, 'name', 'Again');
  await screen.getByRole('button', {name: 'Search'}).click();
  await userEvent.keyboard('Lamp 9');
  await undo();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('Lamp 9');
});

claim('limitations', 'without an editable column at the mount, the keys do not work later', async () => {
  const screen = await render(<Lamps columns={columns.map((column) => ({...column, editable: false}))} />);
  await expect.poll(() => document.querySelector('[data-id="1"]')).not.toBeNull();
  await screen.rerender(<Lamps />);
  await edit(1, 'name', 'First');
  expect(canUndo()).toBe(true);
  await undo();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(text(1)).toBe('First');
  expect(await api?.history.undo()).toBe(true);
});
