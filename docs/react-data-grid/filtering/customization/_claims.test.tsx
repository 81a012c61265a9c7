import {
  DataGrid,
  getGridStringOperators,
  GridFilterInputSingleSelect,
  GridFilterInputValue,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridFilterItem,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import {DataGridPro, useGridApiRef as useProApiRef} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {useState} from 'react';
import {expect, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import OwnPanel from './_demos/OwnPanel';
import RangeInput from './_demos/RangeInput';

const rows = [
  {id: 1, city: 'Bern', people: 134},
  {id: 2, city: 'Zürich', people: 421},
];

let api: GridApi | null = null;

interface CitiesProps extends Partial<DataGridProps> {
  operator: Partial<GridFilterOperator>;
  item?: Partial<GridFilterItem>;
  field?: 'city' | 'people';
}

/** A grid whose column has the operator `own` before those for texts, and starts with it. */
function Cities({operator, item, field = 'city', ...props}: CitiesProps) {
  const apiRef = useGridApiRef();
  const own = {value: 'own', label: 'own', getApplyFilterFn: () => null, ...operator};
  const columns = [
    {field: 'city', width: 200},
    {field: 'people', type: 'number' as const, width: 200},
  ].map((column) =>
    column.field === field ? {...column, filterOperators: [own, ...getGridStringOperators()]} : column,
  );
  const items = [{field, operator: 'own', ...item}];
  return (
    <div
      ref={() => {
        api = apiRef.current;
      }}
      style={{width: 700, height: 400}}
    >
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{filter: {filterModel: {items}}}}
        showToolbar
        {...props}
      />
    </div>
  );
}

const shown = () =>
  [...document.querySelectorAll('[role=row][data-id] [data-field=city]')].map((cell) => cell.textContent);
const input = (name = 'Value') => page.getByRole('textbox', {name});

claim('operators', 'with null from getApplyFilterFn, all rows pass', async () => {
  await render(<Cities operator={{getApplyFilterFn: () => null}} item={{value: 'Bern'}} />);
  await expect.poll(shown).toEqual(['Bern', 'Zürich']);
});

claim('operators', 'on a number column, an array is parsed item by item and an object is NaN', async () => {
  const read = vi.fn<(item: GridFilterItem) => null>(() => null);
  const operator = {getApplyFilterFn: read};
  const screen = await render(<Cities field="people" operator={operator} item={{value: ['1', '300']}} />);
  await expect.poll((): unknown => read.mock.lastCall?.[0].value).toEqual([1, 300]);
  await screen.rerender(<Cities key="object" field="people" operator={operator} item={{value: {min: 1}}} />);
  await expect.poll((): unknown => read.mock.lastCall?.[0].value).toBeNaN();
});

claim('operators', 'with ignoreDiacritics, value and cell come without accents', async () => {
  const read = vi.fn<(cell: string, value: unknown) => boolean>(() => true);
  const getApplyFilterFn: GridFilterOperator['getApplyFilterFn'] = (item) => (cell: string) =>
    read(cell, item.value);
  await render(<Cities ignoreDiacritics operator={{getApplyFilterFn}} item={{value: 'é'}} />);
  await expect.poll(() => read.mock.lastCall).toEqual(['Zurich', 'e']);
});

claim('operators', 'without a label, the panel throws for an operator that is not built in', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const open = {preferencePanel: {open: true, openedPanelValue: 'filters'}};
  const items = [{field: 'city', operator: 'own', value: 'x'}];
  const initialState = {...open, filter: {filterModel: {items}}} as DataGridProps['initialState'];
  const failed = vi.fn();
  window.addEventListener('error', failed);
  await render(<Cities operator={{label: undefined}} initialState={initialState} />).catch(failed);
  await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0);
  window.removeEventListener('error', failed);
});

claim('no-value', 'without requiresFilterValue, the condition is lost when the panel opens', async () => {
  const isBern = {
    value: 'isBern',
    label: 'is Bern',
    getApplyFilterFn: () => (city: string) => city === 'Bern',
  };
  function Pro(flag: Partial<GridFilterOperator>) {
    const apiRef = useProApiRef();
    const columns = [{field: 'city', filterOperators: [{...isBern, ...flag}]}, {field: 'people'}];
    const items = [{id: 1, field: 'city', operator: 'isBern'}];
    return (
      <>
        <button onClick={() => apiRef.current?.showFilterPanel('people')}>Open</button>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{filter: {filterModel: {items}}}}
        />
      </>
    );
  }
  const screen = await render(<Pro />);
  await expect.poll(shown).toEqual(['Bern']);
  await screen.getByRole('button', {name: 'Open'}).click();
  await expect.poll(shown).toEqual(['Bern', 'Zürich']);
  await screen.rerender(<Pro key="kept" requiresFilterValue={false} />);
  await expect.poll(shown).toEqual(['Bern']);
  await screen.getByRole('button', {name: 'Open'}).click();
  await expect.poll(() => document.querySelectorAll('.MuiDataGrid-filterForm').length).toBe(2);
  expect(shown()).toEqual(['Bern']);
});

claim('input', 'focusElementRef gets the focus when the panel opens', async () => {
  const screen = await render(<RangeInput />);
  await screen.getByRole('button', {name: 'Filters', exact: true}).click();
  await expect.element(screen.getByRole('slider', {name: 'Maximum'})).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByText('Two summits')).toBeVisible();
});

claim('input', 'the value stays for an operator with the same InputComponent only', async () => {
  const screen = await render(
    <Cities operator={{InputComponent: GridFilterInputValue}} item={{value: 'Be'}} />,
  );
  api?.showFilterPanel();
  await expect.element(input()).toHaveValue('Be');
  const choose = async (name: string) => {
    await screen.getByRole('combobox', {name: 'Operator'}).click();
    await screen.getByRole('option', {name, exact: true}).click();
  };
  await choose('starts with');
  await expect.element(input()).toHaveValue('Be');
  await choose('is any of');
  await choose('contains');
  await expect.element(input()).toHaveValue('');
});

claim('input', 'an InputComponent created on each render loses the focus', async () => {
  function Input({item, applyValue}: GridFilterInputValueProps) {
    return (
      <input
        aria-label="Own value"
        value={String(item.value ?? '')}
        onChange={(event) => applyValue({...item, value: event.target.value})}
      />
    );
  }
  function Parent({created}: {created: boolean}) {
    const [, setCount] = useState(0);
    const Created = (props: GridFilterInputValueProps) => <Input {...props} />;
    return (
      <Cities
        operator={{InputComponent: created ? Created : Input}}
        item={{value: 'q'}}
        onFilterModelChange={() => setCount((count) => count + 1)}
      />
    );
  }
  const screen = await render(<Parent created={false} />);
  api?.showFilterPanel();
  await input('Own value').click();
  await userEvent.keyboard('ab');
  await expect.element(input('Own value')).toHaveValue('qab');
  await screen.rerender(<Parent key="created" created />);
  api?.showFilterPanel();
  await input('Own value').click();
  await userEvent.keyboard('a');
  await expect.element(input('Own value')).toHaveValue('qa');
  await expect.element(input('Own value')).not.toHaveFocus();
});

claim('built-in-inputs', 'the single select input renders nothing on a text column', async () => {
  await render(<Cities operator={{InputComponent: GridFilterInputSingleSelect}} item={{value: 'Bern'}} />);
  api?.showFilterPanel();
  const value = () => document.querySelector('.MuiDataGrid-filterFormValueInput');
  await expect.poll(value).not.toBeNull();
  expect(value()?.childElementCount).toBe(0);
});

claim('replace', 'Escape closes a panel that has the focus, and the focus goes back', async () => {
  const screen = await render(<OwnPanel />);
  await screen.getByRole('button', {name: 'Filters', exact: true}).click();
  await expect.element(screen.getByRole('checkbox', {name: 'Legal'})).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('1–1 of 1')).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(screen.getByRole('checkbox', {name: 'Legal'})).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', {name: 'Filters', exact: true})).toHaveFocus();
});

claim('replace', 'the grid does not move the focus into another panel', async () => {
  const Panel = () => <button>Apply</button>;
  const screen = await render(<Cities operator={{}} slots={{filterPanel: Panel}} />);
  await screen.getByRole('button', {name: 'Filters', exact: true}).click();
  await expect.element(screen.getByRole('button', {name: 'Apply'})).toBeVisible();
  await expect.element(screen.getByRole('button', {name: 'Filters', exact: true})).toHaveFocus();
});
