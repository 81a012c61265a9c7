import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
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
import ConfirmPaste from './_demos/ConfirmPaste';
import ParsePasted from './_demos/ParsePasted';

interface Lamp {
  id: number;
  name: string;
  price: number;
  kind: number;
}

const rows: Lamp[] = Array.from({length: 6}, (_, index) => ({
  id: index + 1,
  name: `Lamp ${index + 1}`,
  price: 1240 + index,
  kind: 1,
}));
const columns: GridColDef<Lamp>[] = [
  {field: 'name', width: 150, editable: true},
  {field: 'price', type: 'number', width: 120, editable: true},
  {
    field: 'kind',
    type: 'singleSelect',
    valueOptions: [
      {value: 1, label: 'Table'},
      {value: 2, label: 'Floor'},
    ],
    editable: true,
  },
];

const copied = vi.fn<(text: string) => void>();

function Copying(props: Partial<DataGridProps<Lamp>>) {
  return (
    <div style={{width: 700, height: 400}}>
      <DataGrid rows={rows} columns={columns} onClipboardCopy={copied} {...props} />
    </div>
  );
}

let api: GridApiPremium | null = null;

function Pasting(props: Partial<DataGridPremiumProps<Lamp>>) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return (
    <>
      <div style={{width: 700, height: 400}}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          {...props}
        />
      </div>
      <textarea aria-label="Elsewhere" />
    </>
  );
}

const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${field} in row ${id}`);
  return found;
};

const copy = () => userEvent.keyboard('{Control>}c{/Control}');
const paste = () => userEvent.keyboard('{Control>}v{/Control}');

/** Copies a text from outside of the grid. */
const copyText = async (text: string) => {
  const area = document.querySelector('textarea');
  if (!area) throw new Error('No text area');
  area.value = text;
  area.select();
  await copy();
};

const values = (field: 'name' | 'price', ids: readonly number[]) =>
  ids.map((id): unknown => api?.getRow<Lamp>(id)?.[field]);

claim(
  'lead',
  'rows win over the cell, and are copied in the order of the screen, with all pages',
  async () => {
    copied.mockClear();
    await render(
      <Copying
        checkboxSelection
        initialState={{
          sorting: {sortModel: [{field: 'price', sort: 'desc'}]},
          pagination: {paginationModel: {pageSize: 3, page: 0}},
          columns: {columnVisibilityModel: {kind: false}},
        }}
        pageSizeOptions={[3]}
        rowSelectionModel={{type: 'include', ids: new Set([1, 6])}}
      />,
    );
    await userEvent.click(cell(5, 'name'));
    await copy();
    await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toBe('Lamp 6\t1,245\r\nLamp 1\t1,240');
  },
);

claim('lead', 'without rows, the focused cell is copied; an empty one is not', async () => {
  copied.mockClear();
  const withEmpty = rows.map((row) => (row.id === 2 ? {...row, name: ''} : row));
  await render(<Copying rows={withEmpty} disableRowSelectionOnClick />);
  await userEvent.click(cell(2, 'name'));
  await copy();
  await userEvent.click(cell(3, 'name'));
  await copy();
  await expect.poll(() => copied.mock.calls.map(([text]) => text)).toEqual(['Lamp 3']);
});

claim('raw-values', 'clipboardExport applies to cells, and csvExport to rows', async () => {
  copied.mockClear();
  const screen = await render(
    <Copying ignoreValueFormatterDuringExport={{clipboardExport: true}} disableRowSelectionOnClick />,
  );
  await userEvent.click(cell(1, 'price'));
  await copy();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toBe('1240');
  const selected = {type: 'include' as const, ids: new Set([1])};
  await screen.rerender(
    <Copying ignoreValueFormatterDuringExport={{clipboardExport: true}} rowSelectionModel={selected} />,
  );
  await copy();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toBe('Lamp 1\t1,240\tTable');
  await screen.rerender(
    <Copying ignoreValueFormatterDuringExport={{csvExport: true}} rowSelectionModel={selected} />,
  );
  await copy();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toBe('Lamp 1\t1240\t1');
});

claim('paste', 'each row is saved, an error keeps its row, and no row is created', async () => {
  const failed = vi.fn();
  await render(
    <Pasting
      processRowUpdate={(row) => {
        if (row.name === 'bad') throw new Error('No');
        return row;
      }}
      onProcessRowUpdateError={failed}
      isCellEditable={({id, field}) => id !== 5 || field !== 'name'}
    />,
  );
  await copyText('good\t1\nlocked\t2\nbad\t3\nbeyond\t4');
  await userEvent.click(cell(4, 'name'));
  await paste();
  await expect.poll(() => values('name', [4, 5, 6])).toEqual(['good', 'Lamp 5', 'Lamp 6']);
  expect(values('price', [4, 5, 6])).toEqual([1, 2, 1245]);
  expect(failed).toHaveBeenCalledOnce();
  expect(api?.getRowsCount()).toBe(6);
});

claim('paste', 'a single value fills the selected cells, and more values stay inside them', async () => {
  await render(<Pasting />);
  await copyText('same');
  await userEvent.click(cell(1, 'name'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await paste();
  await expect.poll(() => values('name', [1, 2, 3, 4])).toEqual(['same', 'same', 'same', 'Lamp 4']);
  await copyText('a\t7\nb\t8\nc\t9\nd\t10');
  await userEvent.click(cell(4, 'name'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await paste();
  await expect.poll(() => values('name', [4, 5, 6])).toEqual(['a', 'b', 'Lamp 6']);
  expect(values('price', [4])).toEqual([1243]);
});

claim(
  'paste',
  'with a selected row, several values go into this row alone, from its first column',
  async () => {
    await render(<Pasting disableRowSelectionOnClick={false} />);
    await copyText('a\t7\nb\t8');
    await userEvent.click(cell(2, 'price'));
    await paste();
    await expect.poll(() => values('name', [2, 3])).toEqual(['a', 'Lamp 3']);
    expect(values('price', [2, 3])).toEqual([7, 1242]);
  },
);

claim('paste', 'a dataSource saves no pasted rows', async () => {
  const updateRow = vi.fn();
  const dataSource = {getRows: () => Promise.resolve({rows, rowCount: 6}), updateRow};
  await render(<Pasting rows={undefined} dataSource={dataSource} />);
  await expect.poll(() => document.querySelector('[data-id="1"]')).not.toBeNull();
  await copyText('pasted');
  await userEvent.click(cell(1, 'name'));
  await paste();
  await expect.poll(() => values('name', [1])).toEqual(['pasted']);
  expect(updateRow).not.toHaveBeenCalled();
});

claim('raw-values', 'another separator counts from the mount on', async () => {
  copied.mockClear();
  const selected = {type: 'include' as const, ids: new Set([1])};
  const screen = await render(<Copying clipboardCopyCellDelimiter=";" rowSelectionModel={selected} />);
  await userEvent.click(cell(1, 'name'));
  await copy();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toBe('Lamp 1;1,240;Table');
  await screen.rerender(<Copying clipboardCopyCellDelimiter="|" rowSelectionModel={selected} />);
  await copy();
  await expect.poll(() => copied.mock.calls.length).toBe(2);
  expect(copied.mock.calls.at(-1)?.[0]).toBe('Lamp 1;1,240;Table');
});

claim('parse', 'a copied number with a separator becomes NaN, and a copied label is ignored', async () => {
  await render(<Pasting />);
  await userEvent.click(cell(1, 'price'));
  await copy();
  await userEvent.click(cell(2, 'price'));
  await paste();
  await expect.poll(() => values('price', [2])).toEqual([Number.NaN]);
  await copyText('Floor');
  await userEvent.click(cell(3, 'kind'));
  await paste();
  await copyText('Lamp');
  await userEvent.click(cell(3, 'name'));
  await paste();
  await expect.poll(() => values('name', [3])).toEqual(['Lamp']);
  expect(api?.getRow<Lamp>(3)?.kind).toBe(1);
});

claim('parse', 'the parsers of the demo accept what its cells show', async () => {
  const screen = await render(<ParsePasted />);
  for (const [field, text] of [
    ['crew', '1,204'],
    ['place', 'At sea'],
  ] as const) {
    await userEvent.click(cell(1, field));
    await copy();
    await userEvent.click(cell(2, field));
    await paste();
    await expect.element(screen.getByText('Rows changed: 1')).toBeVisible();
    await expect.poll(() => cell(2, field).textContent).toBe(text);
  }
});

claim('confirm', 'the grid pastes when the promise resolves, and not when it rejects', async () => {
  const screen = await render(<ConfirmPaste />);
  await userEvent.click(cell(1, 'zone1'));
  await copy();
  await userEvent.click(cell(2, 'zone1'));
  await paste();
  await screen.getByRole('button', {name: 'Cancel'}).click();
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  expect(cell(2, 'zone1').textContent).toBe('6.50');
  await userEvent.click(cell(2, 'zone1'));
  await paste();
  await screen.getByRole('button', {name: 'Paste'}).click();
  await expect.poll(() => cell(2, 'zone1').textContent).toBe('2.60');
});
