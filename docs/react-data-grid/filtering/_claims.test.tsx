import {DataGrid, type GridApi, type GridFilterModel} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import DateFilter from './_demos/DateFilter';

const rows = [
  {id: 1, film: 'Metropolis', country: 'Germany'},
  {id: 2, film: 'Tokyo Story', country: 'Japan'},
  {id: 3, film: 'Playtime', country: 'France'},
];
const columns = [
  {field: 'film', width: 200},
  {field: 'country', width: 200},
];
const onlyJapan = {
  filter: {filterModel: {items: [{field: 'country', operator: 'equals', value: 'Japan'}]}},
};

const listener = () => vi.fn<(model: GridFilterModel) => void>();

claim('control', 'the toolbar button opens the panel without a callback; an operator fires it', async () => {
  const onChange = listener();
  const screen = await render(
    <DataGrid rows={rows} columns={columns} showToolbar onFilterModelChange={onChange} />,
  );
  await screen.getByRole('button', {name: 'Filters'}).click();
  await expect.element(screen.getByRole('combobox', {name: 'Operator'})).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();

  await screen.getByRole('combobox', {name: 'Operator'}).click();
  await screen.getByRole('option', {name: 'equals', exact: true}).click();
  await expect.poll(() => onChange.mock.lastCall?.[0].items).toMatchObject([{operator: 'equals'}]);
  expect(onChange.mock.lastCall?.[0].items[0]?.value).toBeUndefined();
});

claim('control', 'showFilterPanel(field) fires the callback with an item without a value', async () => {
  const apiRef = createRef<GridApi>();
  const onChange = listener();
  await render(<DataGrid apiRef={apiRef} rows={rows} columns={columns} onFilterModelChange={onChange} />);
  apiRef.current?.showFilterPanel();
  await expect.poll(() => document.querySelector('.MuiDataGrid-filterForm')).not.toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  apiRef.current?.hideFilterPanel();
  apiRef.current?.showFilterPanel('country');
  await expect.poll(() => onChange.mock.lastCall?.[0].items).toMatchObject([{field: 'country'}]);
  expect(onChange.mock.lastCall?.[0].items[0]?.value).toBeUndefined();
});

claim(
  'multi-filters',
  'in DataGrid, Filter in the menu of a second column drops the first condition',
  async () => {
    const onChange = listener();
    const screen = await render(
      <DataGrid rows={rows} columns={columns} initialState={onlyJapan} onFilterModelChange={onChange} />,
    );
    await expect.element(screen.getByText('Metropolis')).not.toBeInTheDocument();
    await screen.getByRole('columnheader', {name: 'film'}).hover();
    await screen.getByRole('button', {name: 'film column menu'}).click();
    await screen.getByRole('menuitem', {name: 'Filter'}).click();
    await expect.element(screen.getByText('Metropolis')).toBeVisible();
    expect(onChange.mock.lastCall?.[0].items).toMatchObject([{field: 'film'}]);
  },
);

claim('initial-filter', 'an operator that the column does not have stops the grid', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const wrong = {filter: {filterModel: {items: [{field: 'film', operator: '=', value: 'Playtime'}]}}};
  await expect(render(<DataGrid rows={rows} columns={columns} initialState={wrong} />)).rejects.toThrow(
    /No filter operator found/,
  );
});

claim('server-side', 'with filterMode="server" and no rows, the grid says "No rows"', async () => {
  const screen = await render(
    <DataGrid rows={[]} columns={columns} filterMode="server" initialState={onlyJapan} />,
  );
  await expect.element(screen.getByText('No rows', {exact: true})).toBeVisible();
});

claim('accessibility', 'Escape closes the panel and keeps the filter', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(
    <DataGrid apiRef={apiRef} rows={rows} columns={columns} initialState={onlyJapan} />,
  );
  apiRef.current?.showFilterPanel();
  await expect.element(screen.getByRole('textbox', {name: 'Value'})).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('textbox', {name: 'Value'})).not.toBeInTheDocument();
  await expect.element(screen.getByText('Tokyo Story')).toBeVisible();
  await expect.element(screen.getByText('Metropolis')).not.toBeInTheDocument();
});

claim('multi-filters', 'of several items, DataGrid keeps the first and logs an error', async () => {
  const onError = vi.spyOn(console, 'error').mockReturnValue();
  const items = [
    {id: 1, field: 'country', operator: 'equals', value: 'Japan'},
    {id: 2, field: 'film', operator: 'equals', value: 'Playtime'},
  ];
  const apiRef = createRef<GridApi>();
  const screen = await render(
    <DataGrid
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={{filter: {filterModel: {items}}}}
    />,
  );
  await expect.element(screen.getByText('Tokyo Story')).toBeVisible();
  expect(apiRef.current?.state.filter.filterModel.items).toHaveLength(1);
  expect(onError.mock.calls.join()).toContain('can only contain a single item');
});

claim('initial-filter', 'an item with an unknown field filters nothing', async () => {
  const unknown = {filter: {filterModel: {items: [{field: 'year', operator: 'equals', value: '1967'}]}}};
  const screen = await render(<DataGrid rows={rows} columns={columns} initialState={unknown} />);
  await expect.element(screen.getByText('Playtime')).toBeVisible();
  await expect.element(screen.getByText('Metropolis')).toBeVisible();
});

claim('initial-filter', "true and 'true' are one value for a boolean column", async () => {
  const withFlag = rows.map((row) => ({...row, silent: row.id === 1}));
  for (const value of [true, 'true']) {
    const silent = {filter: {filterModel: {items: [{field: 'silent', operator: 'is', value}]}}};
    const screen = await render(
      <DataGrid
        rows={withFlag}
        columns={[...columns, {field: 'silent', type: 'boolean'}]}
        initialState={silent}
      />,
    );
    await expect.element(screen.getByText('Metropolis')).toBeVisible();
    await expect.element(screen.getByText('Playtime')).not.toBeInTheDocument();
    await screen.unmount();
  }
});

claim(
  'date-filter',
  'the string of the model is a day; the panel gives a Date at midnight in UTC',
  async () => {
    const screen = await render(<DateFilter />);
    await expect.element(screen.getByText('Winter Harbor')).toBeVisible();
    await expect.element(screen.getByText('The Mill')).not.toBeInTheDocument();
    await screen.unmount();

    const onChange = listener();
    const apiRef = createRef<GridApi>();
    const dated = await render(
      <DataGrid
        apiRef={apiRef}
        rows={[]}
        columns={[{field: 'day', type: 'date'}]}
        onFilterModelChange={onChange}
      />,
    );
    apiRef.current?.showFilterPanel('day');
    await dated.getByLabelText('Value').fill('2025-05-01');
    await expect
      .poll(() => onChange.mock.lastCall?.[0].items)
      .toMatchObject([{value: new Date('2025-05-01T00:00:00Z')}]);
  },
);
