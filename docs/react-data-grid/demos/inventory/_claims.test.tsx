import {DataGridPremium} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import InventoryApp from './_demos/InventoryApp';

/** Replaces the stock of the first product. */
async function editFirstStock(screen: Awaited<ReturnType<typeof render>>, stock: string) {
  await screen.getByRole('gridcell', {name: '34', exact: true}).dblClick();
  await userEvent.keyboard(`{Control>}a{/Control}${stock}{Enter}`);
}

const firstStock = () => document.querySelector('[data-id="1"] [data-field="stock"]')?.textContent;

claim('undo', 'the keys undo and redo an edit, and one more change drops what was undone', async () => {
  const screen = await render(<InventoryApp />);
  await editFirstStock(screen, '10');
  await expect.poll(firstStock).toBe('10');
  await expect.element(screen.getByText('7 to reorder')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(firstStock).toBe('34');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.poll(firstStock).toBe('10');
  await userEvent.keyboard('{Control>}z{/Control}');
  await screen.getByRole('menuitem', {name: 'Remove Filter roast, 1 kg'}).click();
  await expect.element(screen.getByText('15 products')).toBeVisible();
  await expect.element(screen.getByRole('button', {name: 'Redo'})).toBeDisabled();
});

claim('undo', 'inside an editor, the keys leave the history alone', async () => {
  const screen = await render(<InventoryApp />);
  await screen.getByRole('menuitem', {name: 'Remove Filter roast, 1 kg'}).click();
  await expect.element(screen.getByText('15 products')).toBeVisible();
  await screen.getByRole('gridcell', {name: 'Assam, 250 g'}).dblClick();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(screen.getByText('15 products')).toBeVisible();
});

claim('edit', 'a stock below zero keeps the cell in edit mode', async () => {
  const screen = await render(<InventoryApp />);
  await editFirstStock(screen, '-1');
  await expect.element(screen.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('button', {name: 'Undo'})).toBeDisabled();
});

claim('edit', 'a new product comes first, with its name in edit mode and focused', async () => {
  const screen = await render(<InventoryApp />);
  await screen.getByRole('button', {name: 'Add'}).click();
  await userEvent.keyboard('{Control>}a{/Control}Matcha{Enter}');
  await expect.poll(() => document.querySelector('[data-rowindex="0"]')?.textContent).toMatch(/^Matcha/);
});

claim('totals', 'the totals follow the filter', async () => {
  const screen = await render(<InventoryApp />);
  await screen.getByRole('button', {name: 'Search'}).click();
  await userEvent.keyboard('tea');
  await expect.element(screen.getByText('3 products')).toBeVisible();
});

claim(
  'export',
  'the file begins with a byte order mark and has the products that match the filter',
  async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return '#';
    });
    const screen = await render(<InventoryApp />);
    await screen.getByRole('button', {name: 'Search'}).click();
    await userEvent.keyboard('tea');
    await expect.element(screen.getByText('3 products')).toBeVisible();
    await screen.getByRole('button', {name: 'Export'}).click();
    await screen.getByRole('menuitem', {name: 'Download as CSV'}).click();
    await expect.poll(() => files.length).toBe(1);
    const bytes = new Uint8Array(await (files[0] ?? new Blob()).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split(/\r?\n/);
    expect(lines[0]).toMatch(/^Product,/);
    expect(lines).toHaveLength(4);
  },
);

claim('own-data', 'undo in DataGridPremium does not call processRowUpdate', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const save = vi.fn((row: {id: number; name: string}) => row);
  const onUndo = vi.fn();
  const screen = await render(
    <div style={{width: 500, height: 300}}>
      <DataGridPremium
        rows={[{id: 1, name: 'Tea'}]}
        columns={[{field: 'name', editable: true}]}
        processRowUpdate={save}
        onUndo={onUndo}
      />
    </div>,
  );
  await screen.getByRole('gridcell', {name: 'Tea'}).dblClick();
  await userEvent.keyboard('{Control>}a{/Control}Chai{Enter}');
  await expect.element(screen.getByRole('gridcell', {name: 'Chai'})).toBeVisible();
  await screen.getByRole('gridcell', {name: 'Chai'}).click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(screen.getByRole('gridcell', {name: 'Tea'})).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
  expect(onUndo).toHaveBeenCalledTimes(1);
});
