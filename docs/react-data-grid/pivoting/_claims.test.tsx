import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  GridSidebarValue,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import type {RefObject} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ControlledPivot from './_demos/ControlledPivot';
import DerivedColumns from './_demos/DerivedColumns';
import PivotColumnLook from './_demos/PivotColumnLook';
import PivotNewRows from './_demos/PivotNewRows';
import PivotPanelOpen from './_demos/PivotPanelOpen';
import PivotSales from './_demos/PivotSales';

interface Sale {
  id: number;
  region: string | null;
  shop: string;
  units: number;
}

const rows: Sale[] = [
  {id: 1, region: 'North', shop: 'Kiel', units: 1},
  {id: 2, region: 'North', shop: 'Ulm', units: 2},
  {id: 3, region: 'South', shop: 'Ulm', units: 4},
];
const columns: GridColDef<Sale>[] = [
  {field: 'region'},
  {field: 'shop'},
  {field: 'units', type: 'number', editable: true},
];
const model: GridPivotModel = {
  rows: [{field: 'region'}],
  columns: [{field: 'shop'}],
  values: [{field: 'units', aggFunc: 'sum'}],
};
const initialState = {pivoting: {enabled: true, model}};

let api: RefObject<GridApiPremium | null> = {current: null};

function Sales(props: Partial<DataGridPremiumProps<Sale>>) {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{width: 800, height: 500}}>
      <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} initialState={initialState} {...props} />
    </div>
  );
}

const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].flatMap(({textContent}) => textContent || []).join(' ');
const heads = () => texts(document, '[role=columnheader]');
/** What the rows show from top to bottom. */
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => texts(row, '[role=gridcell]'));

const pivoted = ['North (2) 1 2', 'South (1) 4', '1 6'];

claim('lead', 'the demo shows a pivot table, whose button opens the panel', async () => {
  const screen = await render(<PivotSales />);
  await expect.poll(shown).toContain('North (3) 200 110');
  await screen.getByRole('button', {name: 'Pivot', exact: true}).click();
  await expect.element(screen.getByRole('button', {name: 'Close pivot settings'})).toBeVisible();
});

claim('panel', 'pivotable: false leaves the panel, and a model still uses it', async () => {
  const screen = await render(<PivotPanelOpen />);
  await expect.element(screen.getByText('Ticket')).toBeVisible();
  expect(screen.getByText('Note').elements()).toHaveLength(0);
  await screen.unmount();
  await render(<Sales columns={columns.map((column) => ({...column, pivotable: false}))} />);
  await expect.poll(shown).toEqual(pivoted);
});

claim('panel', 'showSidebar and hideSidebar open and close the panel', async () => {
  const opened = vi.fn();
  const closed = vi.fn();
  const screen = await render(<Sales onSidebarOpen={opened} onSidebarClose={closed} />);
  api.current?.showSidebar(GridSidebarValue.Pivot);
  await expect.element(screen.getByRole('button', {name: 'Close pivot settings'})).toBeVisible();
  await screen.getByRole('button', {name: 'Close pivot settings'}).click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(opened).toHaveBeenCalledTimes(1);
});

claim('disable', 'disablePivoting removes the button and ignores the model', async () => {
  const screen = await render(<Sales disablePivoting showToolbar />);
  await expect.poll(heads).toBe('region shop units');
  expect(screen.getByRole('button', {name: 'Pivot', exact: true}).elements()).toHaveLength(0);
});

claim('control', 'the demo changes the model, and turns the pivot off', async () => {
  const screen = await render(<ControlledPivot />);
  await expect.poll(shown).toContain('U1 (3) 10,000 1,900');
  await screen.getByRole('button', {name: 'Delays'}).click();
  await expect.poll(shown).toContain('Morning (3) 4 9');
  await screen.getByRole('switch').click();
  await expect.poll(heads).toBe('Line Days Time Riders Delays');
});

claim('control', 'exportState() does not contain the pivot model', async () => {
  await render(<Sales />);
  await expect.poll(shown).toEqual(pivoted);
  expect(api.current?.exportState()).not.toHaveProperty('pivoting');
});

claim('derived', 'date columns offer year and quarter, null derives nothing', async () => {
  const dated = rows.map((row) => ({...row, when: new Date(2026, row.id * 3, 1)}));
  const withDate: GridColDef<Sale>[] = [...columns, {field: 'when', type: 'date'}];
  const byQuarter = {pivoting: {enabled: true, model: {...model, columns: [{field: 'when-quarter'}]}}};
  const screen = await render(<Sales rows={dated} columns={withDate} initialState={byQuarter} />);
  await expect.poll(heads).toContain('Q2 Q3 Q4');
  await screen.unmount();
  await render(
    <Sales rows={dated} columns={withDate} initialState={byQuarter} getPivotDerivedColumns={null} />,
  );
  await expect.poll(heads).not.toContain('Q2');
});

claim('derived', 'sort compares the value, the header shows the formatted one', async () => {
  await render(<DerivedColumns />);
  await expect.poll(heads).toContain('May June');
});

claim('format', 'pivot columns keep the formatter, and get the classes', async () => {
  await render(<PivotColumnLook />);
  await expect.poll(shown).toContain('Lisbon (2) €82,000 940 €97,500 1,010');
  expect(document.querySelectorAll('[role=gridcell].current-year').length).toBeGreaterThan(0);
});

claim('ignored', 'models of groups, totals, and visibility are ignored', async () => {
  const ignored: Partial<DataGridPremiumProps<Sale>> = {
    rowGroupingModel: ['shop'],
    aggregationModel: {units: 'max'},
    columnVisibilityModel: {'Kiel>->units': false},
    getAggregationPosition: () => null,
    disableRowGrouping: true,
    disableAggregation: true,
  };
  for (const [name, value] of Object.entries(ignored)) {
    const screen = await render(<Sales {...{[name]: value}} />);
    await expect.poll(shown, {message: name}).toEqual(pivoted);
    await screen.unmount();
  }
});

claim('ignored', 'filters of original columns apply, and column groups remain', async () => {
  await render(<Sales filterModel={{items: [{field: 'shop', operator: 'equals', value: 'Kiel'}]}} />);
  await expect.poll(shown).toEqual(['North (1) 1', '1 0']);
  expect(heads()).toContain('Kiel Ulm');
});

claim('ignored', 'turning it off restores the state from before', async () => {
  const before = {
    pivoting: {model},
    columns: {columnVisibilityModel: {shop: false}},
    sorting: {sortModel: []},
  };
  await render(<Sales initialState={before} />);
  await expect.poll(heads).toBe('region units');
  api.current?.setPivotActive(true);
  await expect.poll(shown).toEqual(pivoted);
  api.current?.setPivotActive(false);
  await expect.poll(heads).toBe('region units');
});

claim(
  'ignored',
  'CSV contains the column groups and single rows, which getRowsToExport leaves out',
  async () => {
    await render(<Sales />);
    await expect.poll(shown).toEqual(pivoted);
    const lines = (csv = '') => csv.split(/\r?\n/);
    const all = lines(api.current?.getDataAsCsv());
    expect(all[0]).toBe(',Kiel,Ulm');
    expect(all).toHaveLength(8);
    const groups = api.current?.getDataAsCsv({
      getRowsToExport: ({apiRef}) =>
        gridExpandedSortedRowIdsSelector(apiRef).filter(
          (id) => apiRef.current.getRowNode(id)?.type !== 'leaf',
        ),
    });
    expect(lines(groups)).toHaveLength(4);
  },
);

claim('ignored', 'a columnGroupingModel with a pivot that is active from the start throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const groups = [{groupId: 'Sale', children: [{field: 'units'}]}];
  await expect(render(<Sales columnGroupingModel={groups} />)).rejects.toThrow(/headerName/);
});

claim('accessibility', 'derived columns of a date without headerName are undefined (Year)', async () => {
  const withDate: GridColDef<Sale>[] = [...columns, {field: 'when', type: 'date'}];
  const screen = await render(<Sales columns={withDate} showToolbar />);
  await screen.getByRole('button', {name: 'Pivot', exact: true}).click();
  await expect.element(screen.getByText('undefined (Year)')).toBeVisible();
});

claim('update-rows', 'the pivot table follows new rows', async () => {
  const screen = await render(<PivotNewRows />);
  const count = screen.getByRole('button', {name: /^Count/});
  await count.click();
  await count.click();
  await expect.poll(heads).toContain('Orange');
  await count.click();
  await expect.poll(shown).toContain('Airport (1) 120');
});

claim('update-rows', 'an empty array leaves the old table', async () => {
  const screen = await render(<Sales />);
  await expect.poll(shown).toEqual(pivoted);
  await screen.rerender(<Sales rows={[]} />);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(shown()).toEqual(pivoted);
});

claim('accessibility', 'the menu of a field moves it to another list', async () => {
  const onChange = vi.fn<(model: GridPivotModel) => void>();
  const screen = await render(<Sales showToolbar onPivotModelChange={onChange} />);
  await screen.getByRole('button', {name: 'Pivot', exact: true}).click();
  await screen.getByRole('button', {name: 'Field options'}).first().click();
  await screen.getByRole('menuitem', {name: 'Columns'}).click();
  await expect.poll(() => onChange.mock.lastCall?.[0].rows).toEqual([]);
  await userEvent.keyboard('{Escape}');
});

claim('limitations', 'a field twice in values throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const values = [...model.values, {field: 'units', aggFunc: 'avg'}];
  const twice = {pivoting: {enabled: true, model: {...model, values}}};
  await expect(render(<Sales initialState={twice} />)).rejects.toThrow(/duplicated field/);
});

claim('limitations', 'rows without a value have no group, columns have “(No value)”', async () => {
  const unknown: Sale[] = [...rows, {id: 4, region: null, shop: '', units: 8}];
  await render(<Sales rows={unknown} />);
  await expect.poll(heads).toContain('(No value)');
  expect(shown()).toEqual(['8', 'North (2) 1 2', 'South (1) 4', '1 6 8']);
});
