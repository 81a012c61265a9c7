import {
  DataGrid,
  GridEditInputCell,
  GridEditSingleSelectCell,
  useGridApiContext,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const rows = [
  {id: 1, name: 'Ada', color: 'red'},
  {id: 2, name: 'Ben', color: 'blue'},
];

let api: GridApi | null = null;

function People({column, ...props}: Partial<DataGridProps> & {column: Partial<GridColDef>}) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 500, height: 300}}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={[{field: 'id'}, {field: 'name', editable: true, width: 160, ...column}]}
        {...props}
      />
    </div>
  );
}

const cell = (id: number, field = 'name') => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${field} in row ${id}`);
  return found;
};
const input = () => cell(1).querySelector('input');

function Forgetful({value}: GridRenderEditCellParams) {
  const [text, setText] = useState(String(value));
  return <input autoFocus value={text} onChange={({target}) => setText(target.value)} />;
}

claim('lead', 'a value that is kept in the component alone is lost', async () => {
  await render(<People column={{renderEditCell: (params) => <Forgetful {...params} />}} />);
  await userEvent.dblClick(cell(1));
  await userEvent.keyboard('!');
  expect(input()?.value).toBe('Ada!');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(1).textContent).toBe('Ada');
});

function TextInput({id, field, value, hasFocus}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);
  return (
    <input
      ref={ref}
      value={String(value ?? '')}
      onChange={({target}) => void apiRef.current.setEditCellValue({id, field, value: target.value})}
    />
  );
}

claim('lead', 'with the focus, the component gets the key that started the edit', async () => {
  await render(<People column={{renderEditCell: (params) => <TextInput {...params} />}} />);
  await userEvent.click(cell(1));
  await userEvent.keyboard('Eve{Enter}');
  await expect.poll(() => cell(1).textContent).toBe('Eve');
});

claim('cleared', 'a start by a letter clears the value to that of the type', async () => {
  const renderEditCell = vi.fn(() => null);
  const cleared: [GridColDef['type'], unknown][] = [
    ['string', ''],
    ['number', undefined],
    ['date', undefined],
    ['singleSelect', null],
  ];
  for (const [type, value] of cleared) {
    const column = {type, renderEditCell, valueFormatter: String} as Partial<GridColDef>;
    const screen = await render(<People column={column} rows={[{id: 1, name: null}]} />);
    await userEvent.click(cell(1));
    await userEvent.keyboard('a');
    await expect.poll(() => renderEditCell.mock.lastCall).toEqual([expect.objectContaining({value})]);
    await screen.unmount();
  }
});

interface ChoiceProps extends GridRenderEditCellParams {
  setFirst: boolean;
}

function Choice({setFirst, ...params}: ChoiceProps) {
  const apiRef = useGridApiContext();
  const {id, field} = params;
  const onValueChange = async (_event: unknown, value: unknown) => {
    if (setFirst) await apiRef.current.setEditCellValue({id, field, value});
    apiRef.current.stopCellEditMode({id, field});
  };
  return <GridEditSingleSelectCell {...params} onValueChange={onValueChange} />;
}

claim(
  'close',
  'stopCellEditMode() alone saves the old value, after setEditCellValue() the new one',
  async () => {
    for (const setFirst of [false, true]) {
      const column: Partial<GridColDef> = {
        type: 'singleSelect',
        valueOptions: ['Ada', 'Zoe'],
        renderEditCell: (params) => <Choice {...params} setFirst={setFirst} />,
      };
      const screen = await render(<People column={column} />);
      await userEvent.dblClick(cell(1));
      await screen.getByRole('option', {name: 'Zoe'}).click();
      await expect.poll(() => api?.getCellMode(1, 'name')).toBe('view');
      expect(cell(1).textContent).toBe(setFirst ? 'Zoe' : 'Ada');
      await screen.unmount();
    }
  },
);

function PortalButton() {
  return createPortal(<button>In the popup</button>, document.body);
}

claim('popup', 'a click in a portal keeps the edit open, Tab in it ends the edit', async () => {
  const screen = await render(<People column={{renderEditCell: () => <PortalButton />}} />);
  await userEvent.dblClick(cell(1));
  await screen.getByRole('button', {name: 'In the popup'}).click();
  expect(api?.getCellMode(1, 'name')).toBe('edit');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => api?.getCellMode(1, 'name')).toBe('view');
});

claim('debounce', 'Enter takes over a value that is still waiting', async () => {
  const renderEditCell = (params: GridRenderEditCellParams) => (
    <GridEditInputCell {...params} debounceMs={60_000} />
  );
  await render(<People column={{renderEditCell}} />);
  await userEvent.dblClick(cell(1));
  await userEvent.keyboard('!{Enter}');
  await expect.poll(() => cell(1).textContent).toBe('Ada!');
});

claim('debounce', 'a pending check keeps the cell open; what it returns reaches the component', async () => {
  const finish: (() => void)[] = [];
  const column: Partial<GridColDef> = {
    preProcessEditCellProps: ({props}) =>
      new Promise((resolve) => {
        finish.push(() => resolve({...props, error: true, message: 'Taken'}));
      }),
    renderEditCell: (params) => (
      <>
        <TextInput {...params} />
        <b>{String(params.message ?? '')}</b>
      </>
    ),
  };
  await render(<People column={column} />);
  await userEvent.dblClick(cell(1));
  const result = api?.setEditCellValue({id: 1, field: 'name', value: 'Zoe'});
  await expect.poll(() => finish.length).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(api?.getCellMode(1, 'name')).toBe('edit');
  finish[0]?.();
  expect(await result).toBe(false);
  await expect.poll(() => cell(1).textContent).toBe('Taken');
});

claim('linked', 'other fields of the row can be set, and getRowWithUpdatedValues() has them', async () => {
  const columns: GridColDef[] = [
    {field: 'name', editable: true},
    {field: 'color', editable: true},
  ];
  await render(<People column={{}} columns={columns} editMode="row" />);
  await userEvent.dblClick(cell(1));
  await api?.setEditCellValue({id: 1, field: 'color', value: 'green'});
  expect(api?.getRowWithUpdatedValues(1, 'name')).toEqual({id: 1, name: 'Ada', color: 'green'});
  expect(api?.getRow(1)).toEqual(rows[0]);
});

claim('limitations', 'outside of edit mode the promise never settles', async () => {
  await render(<People column={{}} />);
  const settled = vi.fn();
  void Promise.resolve(api?.setEditCellValue({id: 1, field: 'name', value: 'Zoe'})).then(settled);
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  expect(settled).not.toHaveBeenCalled();
  expect(cell(1).textContent).toBe('Ada');
});

claim('autocomplete', 'Enter on an option would end the edit if it reached the cell', async () => {
  for (const isStopped of [false, true]) {
    const column: Partial<GridColDef> = {
      renderEditCell: (params) => (
        // A list that is open: Enter chooses what is highlighted.
        <div onKeyDown={(event) => isStopped && event.key === 'Enter' && event.stopPropagation()}>
          <TextInput {...params} />
        </div>
      ),
    };
    const screen = await render(<People column={column} />);
    await userEvent.dblClick(cell(1));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => api?.getCellMode(1, 'name')).toBe(isStopped ? 'edit' : 'view');
    await screen.unmount();
  }
});
