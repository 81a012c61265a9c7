import {DataGrid, GridActionsCellItem, type DataGridProps, type GridColDef} from '@mui/x-data-grid';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import axe from 'axe-core';
import type {ReactNode} from 'react';
import {expect} from 'vitest';
import {cdp, page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import NamedCheckboxes from './_demos/NamedCheckboxes';

interface Lamp {
  id: number;
  name: string;
  price: number;
  room: string;
}

const rows: Lamp[] = Array.from({length: 12}, (_, index) => ({
  id: index + 1,
  name: `Lamp ${index + 1}`,
  price: index,
  room: index % 2 ? 'Hall' : 'Study',
}));
const columns: GridColDef<Lamp>[] = [
  {field: 'name', headerName: 'Name', width: 150, editable: true},
  {field: 'price', headerName: 'Price', type: 'number', width: 120},
];

const Box = ({children}: {children: ReactNode}) => (
  <main>
    <h1 id="heading">Lamps</h1>
    <button>Before</button>
    <div style={{width: 700, height: 380}}>{children}</div>
    <button>After</button>
  </main>
);

const show = (props: Partial<DataGridProps<Lamp>> = {}) =>
  render(
    <Box>
      <DataGrid rows={rows} columns={columns} {...props} />
    </Box>,
  );

/** Where the focus is: `3/price`, `head/price`, or the name of a control outside of the cells. */
const focused = () => {
  const element = document.activeElement;
  const cell = element?.closest('[data-field]');
  if (!cell) return element?.getAttribute('aria-label') ?? element?.textContent;
  const row = cell.closest('[data-id]')?.getAttribute('data-id') ?? 'head';
  return `${row}/${cell.getAttribute('data-field')}`;
};

const begin = async () => {
  await expect.element(page.getByText('Lamp 1', {exact: true})).toBeInTheDocument();
  document.querySelector('button')?.focus();
};

/** Presses keys, and expects the focus behind each arrow: `{Tab} > head/name`. */
const press = async (...steps: string[]) => {
  for (const step of steps) {
    const [keys = '', target] = step.split(' > ');
    await userEvent.keyboard(keys);
    if (target) await expect.poll(focused, {message: step}).toBe(target);
  }
};

const grid = () => document.querySelector('[role=grid], [role=treegrid]') ?? document.body;
const selectedRows = () =>
  [...document.querySelectorAll('[role=row][aria-selected=true]')].map((row) =>
    Number(row.getAttribute('data-id')),
  );

/** What axe finds, without the contrast of the watermark, and without the landmarks of the page. */
const findings = async () => {
  const run = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
  });
  return run.violations
    .map(({id}) => id)
    .filter((id) => id !== 'color-contrast' && id !== 'region')
    .toSorted();
};

const firstPage = {pagination: {paginationModel: {page: 0, pageSize: 5}}};

claim('lead', 'aria-labelledby wins over aria-label, and aria-label over label', async () => {
  const names = () => ['aria-labelledby', 'aria-label'].map((name) => grid().getAttribute(name));
  const screen = await show({label: 'Label', 'aria-label': 'Aria', 'aria-labelledby': 'heading'});
  await expect.element(screen.getByRole('grid', {name: 'Lamps'})).toBeVisible();
  await screen.rerender(
    <DataGrid rows={rows} columns={columns} label="Label" aria-label="Aria" showToolbar />,
  );
  expect(names()).toEqual([null, 'Aria']);
  await expect.element(screen.getByRole('toolbar', {name: 'Label'})).toBeVisible();
  await screen.rerender(
    <DataGrid
      rows={rows}
      columns={columns}
      label="Label"
      slotProps={{main: {'aria-describedby': 'heading'}}}
    />,
  );
  expect(names()).toEqual([null, 'Label']);
  expect(grid().getAttribute('aria-describedby')).toBe('heading');
});

claim('focus-order', 'the toolbar, the cells, and each control of the footer are one stop', async () => {
  await show({showToolbar: true, initialState: firstPage, pageSizeOptions: [5, 10]});
  await begin();
  await press('{Tab} > Columns', '{ArrowRight} > Filters', '{Tab} > head/name');
  await press('{ArrowDown} > 1/name', '{ArrowRight} > 1/price', '{ArrowDown} > 2/price');
  await press('{Tab} > 5', '{Tab} > Go to next page', '{Tab} > After');
  await press('{Shift>}{Tab}{Tab}{Tab}{/Shift} > 2/price', '{Shift>}{Tab}{/Shift} > Filters');
});

claim('tab-navigation', 'Tab goes through the cells, or the headers, or both', async () => {
  const two = rows.slice(0, 2);
  await show({rows: two, tabNavigation: 'content', hideFooter: true});
  await begin();
  await press('{Tab} > head/name', '{Tab} > 1/name', '{Tab} > 1/price', '{Tab} > 2/name');
  await press('{Tab} > 2/price', '{Tab} > After');
});

claim('tab-navigation', 'with "header", Tab goes through all headers', async () => {
  await show({tabNavigation: 'header', hideFooter: true});
  await begin();
  await press('{Tab} > head/name', '{Tab} > head/price', '{Tab} > After');
});

claim('tab-navigation', 'with "all", Tab goes through all headers, then all cells', async () => {
  await show({rows: rows.slice(0, 1), tabNavigation: 'all', hideFooter: true});
  await begin();
  await press(
    '{Tab} > head/name',
    '{Tab} > head/price',
    '{Tab} > 1/name',
    '{Tab} > 1/price',
    '{Tab} > After',
  );
});

claim('focus-after-change', 'a removed row passes the focus to the first row; a page keeps it', async () => {
  const screen = await show({initialState: firstPage, pageSizeOptions: [5]});
  await begin();
  await press('{Tab}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight} > 3/price');
  const without = rows.filter(({id}) => id !== 3);
  await screen.rerender(
    <Box>
      <DataGrid rows={without} columns={columns} initialState={firstPage} pageSizeOptions={[5]} />
    </Box>,
  );
  await expect.poll(focused).toBe('1/price');
  await press('{Tab} > Go to next page', '{Enter} > Go to next page', '{Enter}');
  await expect.poll(() => document.activeElement).toBe(document.body);
});

claim('keys-community', 'the keys in cells', async () => {
  await show({checkboxSelection: true});
  await begin();
  await press('{Tab} > head/__check__', '{ArrowRight} > head/name', '{ArrowDown} > 1/name');
  await press('{End} > 1/price', '{Home} > 1/__check__', '{Control>}{End}{/Control} > 12/price');
  await press('{Control>}{Home}{/Control} > 1/__check__', '{ArrowRight} > 1/name');
  await press('{PageDown} > 6/name', '{PageUp} > 1/name', '[Space] > 6/name', '{ArrowUp} > 5/name');
  await press('{Shift>} {/Shift}');
  expect(selectedRows()).toEqual([5]);
  await press('{Shift>}{ArrowDown}{/Shift} > 6/name');
  expect(selectedRows()).toEqual([5, 6]);
  await press('{Control>}a{/Control}');
  await expect.poll(() => selectedRows().length).toBeGreaterThan(5);
  await press('{Shift>} {/Shift}', '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp} > 1/name');
  await press('{ArrowUp} > head/name', '{End} > head/price', '{Home} > head/__check__');
});

claim('keys-community', 'the keys on headers and in actions cells', async () => {
  const actions: GridColDef<Lamp> = {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    getActions: () => [
      <GridActionsCellItem key="edit" icon={<span>✎</span>} label="Edit" />,
      <GridActionsCellItem key="delete" icon={<span>×</span>} label="Delete" />,
    ],
  };
  const screen = await show({columns: [...columns, actions]});
  await begin();
  await press('{Tab} > head/name', '{Enter}');
  const sorted = () => document.querySelector('[role=columnheader]')?.getAttribute('aria-sort');
  await expect.poll(sorted).toBe('ascending');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('menuitem', {name: 'Filter'})).toBeVisible();
  await press('{Escape} > head/name', '{PageDown}{End}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Edit');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Delete');
  expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
  expect(document.activeElement?.closest('[role=menu]')).not.toBeNull();
  expect(await findings()).toEqual([]);
});

claim('keys-pro', 'rows without checkboxes, header filters, and several sort columns', async () => {
  await render(
    <Box>
      <DataGridPro rows={rows} columns={columns} headerFilters />
    </Box>,
  );
  await begin();
  const sorted = () =>
    [...document.querySelectorAll('[aria-sort]')].map((header) => header.getAttribute('aria-sort'));
  await press('{Tab} > head/name', '{Enter}', '{ArrowRight} > head/price', '{Shift>}{Enter}{/Shift}');
  await expect.poll(sorted).toEqual(['ascending', 'ascending']);
  await press('{ArrowDown}', '{Enter}');
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  await press('{Escape}{ArrowDown} > 1/price', '{Shift>} {/Shift}', '{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selectedRows).toHaveLength(2);
  await press('{Control>}a{/Control}');
  await expect.poll(() => selectedRows().length).toBeGreaterThan(2);
});

claim('roles', 'treeData and row grouping make a treegrid, whose rows have levels', async () => {
  const screen = await render(
    <Box>
      <DataGridPro rows={rows} columns={columns} treeData getTreeDataPath={(row) => [row.room, row.name]} />
    </Box>,
  );
  await expect.element(screen.getByRole('treegrid')).toBeVisible();
  const row = document.querySelector('[role=row][data-id]');
  const values = ['aria-level', 'aria-setsize', 'aria-posinset', 'aria-expanded'];
  expect(values.map((name) => row?.getAttribute(name))).toEqual(['1', '2', '1', 'false']);
  expect(await findings()).toEqual([]);
  await screen.rerender(
    <Box>
      <DataGridPremium
        rows={rows}
        columns={[...columns, {field: 'room'}]}
        initialState={{rowGrouping: {model: ['room']}, aggregation: {model: {price: 'sum'}}}}
      />
    </Box>,
  );
  await expect.element(screen.getByText('Study (6)')).toBeVisible();
  expect(grid().getAttribute('role')).toBe('treegrid');
  expect(await findings()).toEqual([]);
});

claim('roles', 'toolbar and footer stand beside the grid; counts include other pages', async () => {
  await show({
    showToolbar: true,
    initialState: {pagination: {paginationModel: {page: 1, pageSize: 5}}},
    pageSizeOptions: [5],
  });
  await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('13');
  expect(grid().querySelector('[role=toolbar], .MuiDataGrid-footerContainer')).toBeNull();
  expect(document.querySelector('[data-id="6"]')?.getAttribute('aria-rowindex')).toBe('7');
});

claim('roles', 'with server-side pagination, the counts cover the page alone', async () => {
  await show({
    rows: rows.slice(5, 10),
    rowCount: 12,
    paginationMode: 'server',
    initialState: {pagination: {paginationModel: {page: 1, pageSize: 5}}},
    pageSizeOptions: [5],
  });
  await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('6');
  expect(document.querySelector('[data-id="6"]')?.getAttribute('aria-rowindex')).toBe('2');
});

claim('roles', 'cells of a cell selection have no aria-selected', async () => {
  await render(
    <Box>
      <DataGridPremium rows={rows} columns={columns} cellSelection />
    </Box>,
  );
  await begin();
  await press('{Tab}{ArrowDown} > 1/name', '{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(() => document.querySelectorAll('.MuiDataGrid-cell.Mui-selected').length).toBe(2);
  expect(document.querySelector('[role=gridcell][aria-selected]')).toBeNull();
  expect(await findings()).toEqual([]);
});

claim('names', 'each checkbox has the name of its row, and no second column appears', async () => {
  const screen = await render(<NamedCheckboxes />);
  await screen.getByRole('checkbox', {name: 'Select P-121'}).click();
  await expect.poll(selectedRows).toEqual([2]);
  await expect.element(screen.getByRole('checkbox', {name: 'Select P-121'})).toBeChecked();
  expect(grid().getAttribute('aria-colcount')).toBe('4');
});

claim('announce', 'the grid has no live region, whatever users do', async () => {
  const screen = await show({showToolbar: true, checkboxSelection: true});
  await screen.getByRole('checkbox').nth(1).click();
  await screen.getByRole('columnheader', {name: 'Name'}).click();
  await expect.poll(selectedRows).toEqual([1]);
  expect(document.querySelector('[aria-live], [role=status], [role=alert], [role=log]')).toBeNull();
});

claim('loading', 'the progress bar over rows fails two rules, which the skeleton avoids', async () => {
  const screen = await show({loading: true});
  await expect.element(screen.getByRole('progressbar')).toBeInTheDocument();
  expect(await findings()).toEqual(['aria-progressbar-name', 'aria-required-children']);
  await screen.rerender(
    <Box>
      <DataGrid rows={rows} columns={columns} loading slotProps={{loadingOverlay: {variant: 'skeleton'}}} />
    </Box>,
  );
  await expect.poll(() => document.querySelector('[role=progressbar]')).toBeNull();
  expect(await findings()).toEqual([]);
});

claim(
  'custom-cells',
  'a button without tabIndex is a stop in each row, and no arrow key reaches it',
  async () => {
    const button: GridColDef<Lamp> = {field: 'room', renderCell: ({row}) => <button>Dim {row.id}</button>};
    await show({columns: [...columns, button], rows: rows.slice(0, 2), hideFooter: true});
    await begin();
    await press('{Tab} > head/name', '{Tab}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Dim 1');
    await press('{Tab}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Dim 2');
    await press('{Tab} > After', '{Shift>}{Tab}{Tab}{Tab}{/Shift} > head/name');
    await press('{ArrowDown}{ArrowRight}{ArrowRight} > 1/room');
    expect(document.activeElement?.tagName).toBe('DIV');
  },
);

claim('high-contrast', 'forced colors remove the color of selected rows, and keep the outline', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {features: [{name: 'forced-colors', value: 'active'}]});
  try {
    await show({rowSelectionModel: {type: 'include', ids: new Set([1])}});
    await begin();
    await press('{Tab}{ArrowDown} > 1/name');
    const color = (id: number) => {
      const row = document.querySelector(`[data-id="${id}"]`) ?? document.body;
      return getComputedStyle(row).backgroundColor.replace(', 0)', ')').replace('rgba', 'rgb');
    };
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(color(1)).toBe(color(3));
    expect(getComputedStyle(document.activeElement ?? document.body).outlineStyle).toBe('solid');
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', {features: []});
  }
});

claim('tested', 'the header checkbox fails a rule while only some rows are selected', async () => {
  const screen = await show({checkboxSelection: true, showToolbar: true});
  await begin();
  expect(await findings()).toEqual([]);
  await screen.getByRole('checkbox').nth(1).click();
  await expect.poll(selectedRows).toEqual([1]);
  expect(await findings()).toEqual(['aria-conditional-attr']);
});

claim('tested', 'the disabled undo buttons of the toolbar fail two rules', async () => {
  await render(
    <Box>
      <DataGridPremium rows={rows} columns={columns} showToolbar />
    </Box>,
  );
  await begin();
  await expect.poll(() => document.querySelectorAll('[role=toolbar] button:disabled').length).toBe(2);
  expect(await findings()).toEqual(['aria-prohibited-attr', 'button-name']);
});

claim('tested', 'an open detail panel with a link fails two rules', async () => {
  await render(
    <Box>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={() => <a href="#more">More</a>}
        getDetailPanelHeight={() => 60}
      />
    </Box>,
  );
  await begin();
  await press('{Tab}{ArrowDown} > 1/__detail_panel_toggle__', ' ', '{Tab} > More');
  expect(await findings()).toEqual(['aria-prohibited-attr', 'aria-required-children']);
});
