import {
  DataGridPro,
  GridLogicOperator,
  gridClasses,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {useEffect} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import AnyOfEachColumn from './_demos/AnyOfEachColumn';
import DateRange from './_demos/DateRange';
import FilterChips from './_demos/FilterChips';
import LockedCondition from './_demos/LockedCondition';
import OnePerColumn from './_demos/OnePerColumn';
import TwoConditions from './_demos/TwoConditions';

const rows = [
  {id: 1, name: 'Anna', city: 'Bonn', age: 30},
  {id: 2, name: 'Ben', city: 'Kiel', age: 40},
  {id: 3, name: 'Cleo', city: 'Bonn', age: 50},
];
const columns: GridColDef[] = [{field: 'name'}, {field: 'city'}, {field: 'age', type: 'number'}];
const bonn = {id: 'city', field: 'city', operator: 'equals', value: 'Bonn'};
const over30 = {id: 'age', field: 'age', operator: '>', value: 30};

let api: GridApiPro | null = null;

function People({
  model = {items: [bonn, over30]},
  ...props
}: Partial<DataGridProProps> & {model?: GridFilterModel}) {
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
        initialState={{filter: {filterModel: model}}}
        {...props}
      />
    </div>
  );
}

const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => row.getAttribute('data-id')).join();
const items = () => api?.state.filter.filterModel.items ?? [];
const forms = () => document.querySelectorAll(`.${gridClasses.filterForm}`).length;
const quiet = () => vi.spyOn(console, 'error').mockReturnValue();

claim(
  'lead',
  'items without an id get one and log an error; of the same id twice, the last one filters',
  async () => {
    const onError = quiet();
    const withoutId = [bonn, over30].map(({id: _id, ...item}) => item);
    const {unmount} = await render(<People model={{items: withoutId}} />);
    await expect.poll(shown).toBe('3');
    expect(items().every(({id}) => typeof id === 'number')).toBe(true);
    expect(onError.mock.calls.join()).toContain('`id` field is required');
    await unmount();
    await render(<People model={{items: [bonn, {...over30, id: bonn.id}]}} />);
    await expect.poll(shown).toBe('2,3');
    api?.deleteFilterItem(bonn);
    await expect.poll(shown).toBe('1,2,3');
  },
);

claim('logic', 'quick filter words are a second test beside conditions joined by OR', async () => {
  const model = {
    items: [bonn, over30],
    logicOperator: GridLogicOperator.Or,
    quickFilterValues: ['Ben', 'Cleo'],
  };
  await render(<People model={{...model, quickFilterLogicOperator: GridLogicOperator.Or}} />);
  await expect.poll(shown).toBe('2,3');
  api?.setFilterLogicOperator(GridLogicOperator.And);
  await expect.poll(shown).toBe('3');
});

claim('logic', 'with AND alone the select is disabled; an empty list hides it', async () => {
  const {unmount} = await render(
    <People slotProps={{filterPanel: {logicOperators: [GridLogicOperator.And]}}} />,
  );
  api?.showFilterPanel();
  await expect.poll(forms).toBe(2);
  const select = () =>
    document.querySelectorAll<HTMLElement>(`.${gridClasses.filterFormLogicOperatorInput}`)[1];
  expect(select()?.querySelector('[aria-disabled=true]')).not.toBeNull();
  await unmount();
  await render(<People slotProps={{filterPanel: {logicOperators: []}}} />);
  api?.showFilterPanel();
  await expect.poll(forms).toBe(2);
  await expect.poll(() => select() && getComputedStyle(select() ?? document.body).display).toBe('none');
});

claim('one-per-column', 'with getColumnForNewFilter returning null, Add filter adds nothing', async () => {
  const screen = await render(<OnePerColumn />);
  await screen.getByRole('button', {name: 'Filters', exact: true}).click();
  await expect.poll(forms).toBe(2);
  for (let count = 3; count <= 4; count += 1) {
    await screen.getByRole('button', {name: 'Add filter'}).click();
    await expect.poll(forms).toBe(count);
  }
  await screen.getByRole('button', {name: 'Add filter'}).click();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(forms()).toBe(4);
});

claim(
  'lock',
  'a condition on a column that is not filterable cannot be deleted, nor by Remove all',
  async () => {
    const locked = columns.map((column) => ({...column, filterable: column.field !== 'city'}));
    const screen = await render(<People columns={locked} />);
    api?.showFilterPanel();
    await expect.poll(forms).toBe(2);
    await expect.element(screen.getByRole('button', {name: 'Delete'}).first()).toBeDisabled();
    await screen.getByRole('button', {name: 'Remove all'}).click();
    await expect.poll(() => items().map(({id}) => id)).toEqual(['city']);
    expect(shown()).toBe('1,3');
  },
);

claim('buttons', 'disableMultipleColumnsFiltering keeps the first item and removes Add filter', async () => {
  quiet();
  const screen = await render(<People disableMultipleColumnsFiltering />);
  await expect.poll(shown).toBe('1,3');
  api?.showFilterPanel();
  await expect.poll(forms).toBe(1);
  expect(screen.getByRole('button', {name: 'Add filter'}).query()).toBeNull();
});

claim(
  'accessibility',
  'Add filter moves the focus; deleting the last condition closes the panel',
  async () => {
    const screen = await render(<People model={{items: [over30]}} />);
    api?.showFilterPanel();
    await expect.poll(forms).toBe(1);
    await screen.getByRole('button', {name: 'Add filter'}).click();
    await expect.element(screen.getByRole('textbox', {name: 'Value'})).toHaveFocus();
    // The panel reaches out of the window of the test.
    const remove = () => document.querySelector<HTMLButtonElement>('button[aria-label="Delete"]')?.click();
    remove();
    await expect.poll(forms).toBe(1);
    remove();
    await expect.poll(forms).toBe(0);
  },
);

claim('chips', 'the demos log nothing, and a chip removes its condition', async () => {
  const errors = vi.spyOn(console, 'error');
  const warnings = vi.spyOn(console, 'warn');
  const screen = await render(
    <>
      <TwoConditions />
      <AnyOfEachColumn />
      <DateRange />
      <LockedCondition />
      <FilterChips />
    </>,
  );
  await expect.element(screen.getByText('Kind of Blue')).not.toBeInTheDocument();
  await expect.element(screen.getByText('INV-303')).toBeVisible();
  await expect.element(screen.getByText('INV-304')).not.toBeInTheDocument();
  document
    .querySelector<SVGElement>('.MuiChip-deleteIcon')
    ?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  await expect.element(screen.getByText('Kind of Blue')).toBeVisible();
  const messages = [...errors.mock.calls, ...warnings.mock.calls].map(String);
  expect(messages.filter((text) => !/license|^\*+$/i.test(text))).toEqual([]);
});
