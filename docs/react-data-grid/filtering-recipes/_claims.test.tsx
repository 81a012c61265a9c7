import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import AnyOfText from './_demos/AnyOfText';
import FilterBeforeGrid from './_demos/FilterBeforeGrid';
import FilteredRows from './_demos/FilteredRows';
import HighlightMatches from './_demos/HighlightMatches';
import OptionsFromData from './_demos/OptionsFromData';
import PresetTabs from './_demos/PresetTabs';
import SearchOutside from './_demos/SearchOutside';

const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => row.getAttribute('data-id')).join();

claim('presets', 'a filter on a hidden column that is not filterable applies', async () => {
  const screen = await render(<PresetTabs />);
  await expect.poll(shown).toBe('81,83');
  await screen.getByRole('tab', {name: 'Open'}).click();
  await expect.poll(shown).toBe('81,84');
  await screen.getByRole('tab', {name: 'All'}).click();
  await expect.poll(shown).toBe('81,82,83,84');
});

claim('search', 'setQuickFilterValues filters by each word, and the text keeps its spaces', async () => {
  const screen = await render(<SearchOutside />);
  const field = screen.getByRole('searchbox', {name: 'Search books'});
  await userEvent.type(field, 'guin ');
  await expect.poll(shown).toBe('1,4');
  await expect.element(field).toHaveValue('guin ');
  await userEvent.type(field, '1969');
  await expect.poll(shown).toBe('1');
});

claim('filtered-rows', 'the selector returns the rows that pass the filter', async () => {
  const screen = await render(<FilteredRows />);
  await screen.getByRole('button', {name: 'Write to these guests'}).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('To: Jonas, Emil');
});

claim('any-of', 'isAnyOf on text ignores case, and Enter adds a value', async () => {
  const screen = await render(<AnyOfText />);
  await expect.poll(shown).toBe('1,4');
  await screen.getByRole('button', {name: 'Filters', exact: true}).click();
  await expect.element(screen.getByRole('combobox', {name: 'Value'})).toHaveFocus();
  await userEvent.keyboard('bk-007{Enter}');
  await expect.poll(shown).toBe('1,3,4');
});

claim('url', 'a date in the model works after JSON', async () => {
  const rows = [
    {id: 1, day: new Date(2026, 3, 1)},
    {id: 2, day: new Date(2026, 3, 2)},
  ];
  const columns: GridColDef[] = [{field: 'day', type: 'date'}];
  const model = {items: [{field: 'day', operator: 'is', value: new Date('2026-04-02')}]};
  const filterModel = JSON.parse(JSON.stringify(model)) as GridFilterModel;
  await render(<DataGrid rows={rows} columns={columns} initialState={{filter: {filterModel}}} />);
  await expect.poll(shown).toBe('2');
});

claim('highlight', 'the demos log nothing, and matches are marked', async () => {
  const errors = vi.spyOn(console, 'error');
  const warnings = vi.spyOn(console, 'warn');
  await render(
    <>
      <HighlightMatches />
      <OptionsFromData />
      <FilterBeforeGrid />
      <AnyOfText />
    </>,
  );
  await expect
    .poll(() => [...document.querySelectorAll('mark')].map((mark) => mark.textContent))
    .toEqual(['Tomato', 'tomato']);
  expect([...errors.mock.calls, ...warnings.mock.calls]).toEqual([]);
});
