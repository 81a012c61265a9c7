import {
  DataGridPro,
  getGridStringOperators,
  gridClasses,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {useEffect} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import FilterRow from './_demos/FilterRow';
import FilterRowStyle from './_demos/FilterRowStyle';
import HeaderInput from './_demos/HeaderInput';
import HeaderOperators from './_demos/HeaderOperators';
import PlainInputs from './_demos/PlainInputs';
import RenderHeaderFilter from './_demos/RenderHeaderFilter';

const rows = [
  {id: 1, name: 'Anna', city: 'Bonn', age: 30},
  {id: 2, name: 'Ben', city: 'Kiel', age: 40},
  {id: 3, name: 'Cleo', city: 'Bonn', age: 50},
];
const columns: GridColDef[] = [
  {field: 'name', width: 180},
  {field: 'city', width: 180},
  {field: 'age', type: 'number', width: 180},
];

let api: GridApiPro | null = null;

function People({items = [], ...props}: Partial<DataGridProProps> & {items?: GridFilterItem[]}) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 700, height: 400}}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        headerFilters
        initialState={{filter: {filterModel: {items}}}}
        {...props}
      />
    </div>
  );
}

/** An element in the row of filters. */
function part<Name extends 'input' | 'label' | 'button'>(field: string, name: Name) {
  return document.querySelector<HTMLElementTagNameMap[Name]>(
    `.${gridClasses.headerFilterRow} [data-field="${field}"] ${name}`,
  );
}
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => row.getAttribute('data-id')).join();

claim('panel', 'disableColumnFilter removes the panel, and the inputs stay', async () => {
  const screen = await render(<People disableColumnFilter showToolbar />);
  expect(screen.getByRole('button', {name: 'Filters'}).query()).toBeNull();
  await userEvent.fill(part('name', 'input') ?? document.body, 'an');
  await expect.poll(shown).toBe('1');
  api?.showColumnMenu('name');
  await expect.element(screen.getByRole('menuitem', {name: 'Hide column'})).toBeVisible();
  expect(screen.getByRole('menuitem', {name: 'Filter'}).query()).toBeNull();
});

claim('panel', 'the header shows the first of two conditions, and none with isAnyOf', async () => {
  const {unmount} = await render(
    <People
      items={[
        {id: 1, field: 'age', operator: '>', value: 30},
        {id: 2, field: 'age', operator: '<', value: 50},
      ]}
    />,
  );
  await expect.poll(shown).toBe('2');
  expect(part('age', 'input')?.value).toBe('30');
  await unmount();
  await render(<People items={[{field: 'name', operator: 'isAnyOf', value: ['Anna', 'Ben']}]} />);
  await expect.poll(shown).toBe('1,2');
  expect(part('name', 'input')?.value).toBe('');
});

claim(
  'operators',
  'an item without a value sets the operator; another operator keeps the value',
  async () => {
    const screen = await render(<People items={[{field: 'age', operator: '>='}]} />);
    await expect.poll(() => part('age', 'label')?.textContent).toBe('Greater than or equal to');
    await userEvent.fill(part('age', 'input') ?? document.body, '40');
    await expect.poll(shown).toBe('2,3');
    part('age', 'button')?.click();
    await screen.getByRole('menuitem', {name: 'Less than', exact: true}).click();
    await expect.poll(shown).toBe('1');
  },
);

claim('operators', 'a custom operator without a headerLabel throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const own = getGridStringOperators().map((operator) => ({...operator, value: 'mine', label: 'Mine'}));
  await expect(
    render(<People columns={[{field: 'name', filterOperators: own.slice(0, 1)}]} />),
  ).rejects.toThrow(/Missing translation for key/);
});

claim('custom', 'null renders nothing, undefined the default input; Space toggles the switch', async () => {
  const {unmount} = await render(
    <People
      columns={[
        {field: 'name', renderHeaderFilter: () => null},
        {field: 'city', renderHeaderFilter: () => undefined},
      ]}
    />,
  );
  await expect.poll(() => part('city', 'input')).not.toBeNull();
  expect(part('name', 'input')).toBeNull();
  await unmount();

  const screen = await render(<RenderHeaderFilter />);
  await screen.getByRole('columnheader', {name: 'Course'}).first().click();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('switch')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.poll(() => shown().split(',').sort().join()).toBe('1,4');
});

claim('accessibility', 'arrow keys, typing, Escape, and the menu work from the keyboard', async () => {
  const screen = await render(<People />);
  await screen.getByRole('columnheader', {name: 'name'}).first().click();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}bo');
  await expect.poll(() => document.activeElement === part('city', 'input')).toBe(true);
  await expect.poll(() => part('city', 'input')?.value).toBe('bo');
  await expect.poll(shown).toBe('1,3');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('columnheader');
  expect(shown()).toBe('1,3');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('menuitem', {name: 'Contains'})).toHaveFocus();
});

claim('style', 'headerFilters can be switched on and off', async () => {
  const {rerender} = await render(<People headerFilters={false} />);
  await expect.poll(shown).toBe('1,2,3');
  expect(part('name', 'input')).toBeNull();
  await rerender(<People headerFilters />);
  await expect.poll(() => part('name', 'input')).not.toBeNull();
});

claim('lead', 'the demos log nothing', async () => {
  const warnings = vi.spyOn(console, 'warn');
  const errors = vi.spyOn(console, 'error');
  const screen = await render(
    <>
      <FilterRow />
      <HeaderOperators />
      <PlainInputs />
      <HeaderInput />
      <FilterRowStyle />
    </>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Minimum stars'), '4');
  await expect.element(screen.getByText('The Anchor')).not.toBeInTheDocument();
  const messages = [...errors.mock.calls, ...warnings.mock.calls].map(String);
  expect(messages.filter((text) => !/license|^\*+$/i.test(text))).toEqual([]);
});
