import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const rows = [
  {
    id: 1,
    city: 'Córdoba',
    people: 120,
    seen: new Date(2025, 2, 4),
    capital: true,
    status: 'op',
    note: 'green',
  },
  {id: 2, city: 'Łódź', people: 12, seen: new Date(2025, 3, 5), capital: false, status: 'cl', note: 'blue'},
  {id: 3, city: 'San Juan', people: 1200, seen: new Date(2024, 4, 6), capital: false, status: 'op', note: ''},
];
const city: GridColDef = {field: 'city', width: 150};
const columns: GridColDef[] = [
  city,
  {field: 'people', type: 'number'},
  {field: 'seen', type: 'date'},
  {field: 'capital', type: 'boolean'},
  {
    field: 'status',
    type: 'singleSelect',
    valueOptions: [
      {value: 'op', label: 'Open'},
      {value: 'cl', label: 'Shut'},
    ],
  },
  {field: 'note', filterable: false},
];

function Cities(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 800, height: 400}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => Number(row.getAttribute('data-id')));
const search = (...quickFilterValues: string[]) => ({items: [], quickFilterValues});

for (const [heading, words, expected] of [
  ['lead', ['OPEN', 'juan'], [3]],
  ['lead', ['green', 'shut'], []],
  ['what-it-finds', ['12'], [2]],
  ['what-it-finds', ['1200'], [3]],
  ['what-it-finds', ['1,200'], []],
  ['what-it-finds', ['2025'], [1, 2]],
  ['what-it-finds', ['shut'], [2]],
  ['what-it-finds', ['cl'], []],
  ['what-it-finds', ['true'], []],
  ['what-it-finds', ['green'], [1]],
  ['accents', ['cordoba'], []],
] as const) {
  claim(heading, `${words.join(' and ')} find ${JSON.stringify(expected)}`, async () => {
    await render(<Cities disableColumnFilter filterModel={search(...words)} />);
    await expect.poll(shown).toEqual(expected);
  });
}

claim('lead', 'a row has to pass the filter panel, too', async () => {
  const over100 = [{field: 'people', operator: '>', value: '150'}];
  await render(<Cities filterModel={{...search('open'), items: over100}} />);
  await expect.poll(shown).toEqual([3]);
});

claim('what-it-finds', 'disableColumnFilter keeps the field, showQuickFilter removes it', async () => {
  const screen = await render(<Cities showToolbar disableColumnFilter />);
  await expect.element(screen.getByRole('button', {name: 'Search'})).toBeVisible();
  await screen.rerender(<Cities showToolbar slotProps={{toolbar: {showQuickFilter: false}}} />);
  await expect.element(screen.getByRole('button', {name: 'Search'})).not.toBeInTheDocument();
});

claim('what-it-finds', 'hidden columns are searched only on demand', async () => {
  const hidden = {columnVisibilityModel: {note: false}};
  const screen = await render(<Cities {...hidden} filterModel={search('green')} />);
  await expect.poll(shown).toEqual([]);
  const all = {...search('green'), quickFilterExcludeHiddenColumns: false};
  await screen.rerender(<Cities {...hidden} filterModel={all} />);
  await expect.poll(shown).toEqual([1]);
});

for (const [name, note, expected] of [
  ['undefined keeps', {getApplyQuickFilterFn: undefined}, [1]],
  ['null excludes', {getApplyQuickFilterFn: () => null}, []],
] as const) {
  claim('match', `${name} the column`, async () => {
    await render(<Cities columns={[city, {field: 'note', ...note}]} filterModel={search('green')} />);
    await expect.poll(shown).toEqual(expected);
  });
}

claim('accents', 'with ignoreDiacritics cordoba is found, lodz is not', async () => {
  const screen = await render(<Cities ignoreDiacritics filterModel={search('cordoba')} />);
  await expect.poll(shown).toEqual([1]);
  await screen.rerender(<Cities ignoreDiacritics filterModel={search('lodz')} />);
  await expect.poll(shown).toEqual([]);
});

claim('own-field', 'the parts throw outside the grid', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const field = (
    <QuickFilter>
      <QuickFilterControl />
    </QuickFilter>
  );
  await expect(render(field)).rejects.toThrow('inside the DataGrid');
});

claim('outside', 'an empty word beside others matches no row', async () => {
  const apiRef = createRef<GridApi>();
  await render(<Cities apiRef={apiRef} />);
  apiRef.current?.setQuickFilterValues(['juan', '']);
  await expect.poll(shown).toEqual([]);
  apiRef.current?.setQuickFilterValues(['juan']);
  await expect.poll(shown).toEqual([3]);
});

claim('server-side', 'the words arrive in the filter model, and the rows stay', async () => {
  const onModel = vi.fn<(model: GridFilterModel) => void>();
  const screen = await render(<Cities showToolbar filterMode="server" onFilterModelChange={onModel} />);
  await screen.getByRole('button', {name: 'Search'}).click();
  await userEvent.keyboard('zz yy');
  await expect.poll(() => onModel.mock.lastCall?.[0].quickFilterValues).toEqual(['zz', 'yy']);
  expect(shown()).toEqual([1, 2, 3]);
});

claim('accessibility', 'Escape clears the field, then closes it and focuses the magnifier', async () => {
  const screen = await render(<Cities showToolbar />);
  await screen.getByRole('button', {name: 'Search'}).click();
  await userEvent.keyboard('juan');
  await expect.poll(shown).toEqual([3]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toEqual([1, 2, 3]);
  expect(document.activeElement?.getAttribute('role')).toBe('searchbox');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Search');
});

claim('limits', 'a parent stays when one of its rows matches', async () => {
  const paths = [['A'], ['A', 'needle'], ['A', 'other'], ['B']];
  await render(
    <div style={{height: 400}}>
      <DataGridPro
        treeData
        getTreeDataPath={({path}) => path}
        rows={paths.map((path, id) => ({id, path, name: path.at(-1)}))}
        columns={[{field: 'name'}]}
        defaultGroupingExpansionDepth={-1}
        filterModel={search('needle')}
      />
    </div>,
  );
  await expect.poll(shown).toEqual([0, 1]);
});
